/** The Japanese words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_JA: Words = {
  'nz.ask.see-child': {
    says: '養育費と子どもに会うことは別のことです。支払いは続けてください。まず家庭の話し合い（family dispute resolution）を申し込んでください。収入が少なければ無料です。だめならFamily Courtに命令（parenting order）を求めてください。子どものためになるかで決まります。',
  },
  'nz.ask.child-support-too-high': {
    says: '今すぐオンラインか電話で Inland Revenue に伝えてください。変わるまでは、前の額を払う義務があります。収入が15％以上減りましたか。見積もり（estimate）を送ります。その月の一日から数えるので、すぐ送りましょう。夜の数などがまちがっていますか。通知から28日以内に書面で異議を出します。無料です。特別な事情なら administrative review を求めます。滞納があれば分割払いを頼みましょう。',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue が計算式で決めます。両親の収入、子どもの数と年齢、それぞれの家で過ごす夜の数によります。夜の28％以上（週に約二晩）子どもがあなたの家で寝るなら、ふつう少なくなります。サイトの計算機で額がわかります。二人で別の額に合意もできます。収入や世話が変わったらすぐ伝えましょう。',
    dependsOn: '二人の収入と、それぞれの家で過ごす夜の数',
  },
  'nz.ask.where-children-live': {
    says: '二人とも後見する親（guardians）として、できれば合意して書きます。できなければ family dispute resolution が助けます。収入が少なければ無料です。その後、家庭裁判所が世話と面会の命令（parenting order）を出せます。子どもにとって一番よいことで決め、子どもの弁護士がつくこともあります。相手の同意なしに子どもと遠くへ引っ越さないでください。暴力や急ぎのときは、すぐ裁判所へ行きます。',
  },
}
