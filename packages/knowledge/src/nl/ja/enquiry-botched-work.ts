/** Questions about bad work of a tradesman: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_JA: Words = {
  'nl.ask.botched-work': {
    says: 'どこが悪いかを写真付きで書き、直すための適当な期間を与えてください。それまでは、欠陥に見合う分だけ支払いを止められます（全額は不可）。直さなければ、費用を相手持ちで他の業者に頼むと書面で伝えます。その後はGeschillencommissieか簡易裁判官へ。',
  },
}
