/** Couples that are not married: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_JA: Words = {
  'ie.couple.right-share': {
    says: '5年、子どもがいれば2年一緒に暮らした人は、分け前や支えを裁判所に求められます。亡くなった後は、遺産の許可から6か月以内です。',
  },
  'ie.couple.answer': {
    says: '遺言がなければ、結婚していない相手は自動では何も受け継ぎません。5年、子どもがいれば2年一緒なら、裁判所に分け前を求められます。遺産の許可から6か月以内です。',
  },
}
