/** How much is paid for a child of parents who live apart: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_JA: Words = {
  'jp.ask.child-support-how-much': {
    says: 'まず両親が話し合います。裁判所の算定表が目安です。双方の年収と、子の人数と年齢で決まり、裁判所のサイトで無料で見られます。合意は書面に、できれば公正証書にしてください。まとまらなければ家庭裁判所に調停を申し立てます。調停が成立しなければ裁判官が決めます。普通は求めた時からしか認められないので、早く動いてください。',
  },
}
