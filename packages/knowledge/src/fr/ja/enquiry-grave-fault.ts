/** Questions about a dismissal for grave fault: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_JA: Words = {
  'fr.ask-work.grave-fault': {
    says: '雇い主は重大な過失（faute grave）を証明し、知ってから2か月以内に動く必要があります。先に面談、次に理由を書いた手紙が要ります。失業給付と残った有給の支払いは受けられます。裁判官が重大な過失を認めなければ、予告手当と解雇手当も出ます。労働裁判所へは12か月です。今、事実を名前と一緒に書き留めてください。',
  },
}
