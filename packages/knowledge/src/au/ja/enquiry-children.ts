/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'au.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。まず家庭の話し合い（family dispute resolution）を1800 050 321に申し込んでください。裁判所に行くには、たいていその証明書が必要です。そのあと裁判所が、子どものためになるように決めます。',
  },
  'au.ask.child-support': {
    says: 'Services Australia（Child Support）に電話してください。給料、税金の払戻し、口座から集め、もう一人の親の出国を止めることもできます。無料です。',
  },
  'au.ask.child-support-too-high': {
    says: '今すぐ Services Australia に電話してください。変わるまでは、前の額を払う義務があります。収入が15％以上減りましたか。今の収入の見積もり（estimate）を出すと計算し直します。夜の数や収入などがまちがっていますか。手紙から28日以内に書面で異議を出します。無料です。特別な事情なら change of assessment を求めます。滞納があれば分割払いを頼みましょう。',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia が計算式で決めます。両親の収入、子どもがそれぞれの家で過ごす夜の数、子どもの数と年齢によります。無料のオンライン計算（estimator）で額がわかります。二人で世話をするなら、ふつう少なくなります。書面で別の額に合意もできます。収入や世話が変わったらすぐ伝えましょう。さかのぼることはあまりありません。',
    dependsOn: '二人の収入と、それぞれの家で過ごす夜の数',
  },
  'au.ask.where-children-live': {
    says: 'できれば二人で決め、養育の計画として書きます。裁判所はそれに強制力を持たせられます。決まらなければ、ふつうまず family dispute resolution が必要です（1800 050 321）。その後、Federal Circuit and Family Court が、安全を第一に、子どもにとって一番よいことで決めます。時間を半分ずつにする決まりはありません。暴力や急ぎのときは、すぐ裁判所に行けます。',
  },
}
