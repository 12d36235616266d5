/** The Japanese words of the rows in ../rent-rise-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_JA: Words = {
  'de.rise.index-want': {
    says: '大家が、物価の指数に従う家賃（Indexmiete）を上げています。これには同意がいりません。',
  },
  'de.rise.index-year': {
    says: '指数の家賃は、1年は同じでなければなりません。手紙には、指数の変化と、新しい家賃か値上げ額を書かなければなりません。',
  },
  'de.rise.index-start': {
    says: '新しい指数の家賃は、手紙が届いた月の次の次の月から払います。',
  },
  'de.rise.index-step': {
    says: '連邦統計局で指数の数字を確かめ、値上げを計算し直してください。',
  },
  'de.rise.works-want': {
    says: '大家が、家の工事（Modernisierung）のために、もっと多い家賃を求めています。',
  },
  'de.rise.works-cap': {
    says: '家賃に加えてよいのは、1年に費用の8%までで、6年で1平方メートルあたり€3までです。1平方メートル€7より安い家賃では€2です。',
  },
  'de.rise.works-repairs': {
    says: '修理の費用は引かなければなりません。数えるのは、家を良くするものだけです。',
  },
  'de.rise.works-hardship': {
    says: '新しい家賃が重すぎるなら、苦しさ（Härte）を理由に異議を出せます。時間は短いです。',
    actionable: '今、収入と家賃を書いて、大家に送ってください。',
  },
}
