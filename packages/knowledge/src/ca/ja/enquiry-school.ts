/** Questions about a child who was sent home from school: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'ca.ask.school-suspension': {
    says: '理由、日数、課題が書かれた手紙をもらってください。こちらの言い分を書面で送ります。オンタリオ州では、停学が始まってから授業日で10日以内に、教育委員会に不服を申し立てられます。調査のあとなら5日です。停学は最長で授業日20日です。ほかの州では、不服の出し方をすぐ委員会に聞いてください。人種や障害が関係していれば、そう伝えてください。',
  },
}
