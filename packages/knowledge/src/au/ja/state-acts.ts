/** The acts that each state has of its own, where the state is not known: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_JA: Words = {
  'au.home.right-acts': {
    says: '予告、理由、修理、家賃の規則は、州の賃貸の法律が決めます。出るよう命じられるのは、審判所か裁判所（tribunalかcourt）だけです。',
  },
  'au.judged.right-state-law': {
    says: 'どの州でも、分割払いや、あなた抜きの判決の取消しを、裁判所に求められます。',
  },
  'au.fine.right-acts': {
    says: 'どの州でも、見直し（review）、支払い計画、または罰金の代わりに裁判を求められます。',
  },
}
