/** Acts of an enforcement officer (commissaire de justice): what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_JA: Words = {
  'fr.officer.step-title': {
    says: '執行できる文書の写しを求めてください。どの裁判所、どの日、どの金額かです。名前と計算を確かめます。',
  },
  'fr.officer.step-offer': {
    says: '今、執行官に電話するか書いて、毎月の金額を申し出てください。約束は書面でもらいます。',
  },
  'fr.officer.step-judge': {
    says: '金額がまちがい、もう払った、または時間が必要なら、執行の裁判官について、無料の法律の相談員に会ってください。',
  },
  'fr.officer.step-overdebt': {
    says: '借金が多ければ、Banque de Franceに申請してください。認められると、差押えは止まります。',
  },
  'fr.officer.step-pay': {
    says: '領収書なしに訪問した人に現金で払わず、執行官に払ってください。全部払ったという手紙を求めます。',
  },
  'fr.officer.step-wrong': {
    says: 'あなたの借金でないか、もう払ったなら、すぐに証拠をつけて書き、続くなら裁判官に求めてください。',
  },
}
