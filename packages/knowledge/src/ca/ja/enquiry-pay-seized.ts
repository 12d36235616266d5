/** The Japanese words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_JA: Words = {
  'ca.fact.pay-seized-on': {
    says: '普通の借金で半分は取れません。オンタリオでは手取り賃金の80%が守られ、取れるのは20%までです。養育費なら半分までです。子どもがいるなど事情があれば、裁判所に減らすよう求められます。訴状を見ていないなら、すぐ判決の取り消しを。consumer proposalでも止まります。',
  },
  'ca.fact.pay-seized-bc': {
    says: 'ブリティッシュコロンビアでは手取り賃金の70%がたいてい守られ、取れるのは約30%で、命令1回につき給料1回分です。養育費なら半分までです。減額や分割払いの審理を裁判所の窓口に求めてください。consumer proposalでも止まります。',
  },
  'ca.fact.pay-seized-qc': {
    says: 'ケベックでは、基礎額を超える賃金の30%だけが差し押さえられ、基礎額は家族が多いほど増えます。養育費は50%です。司法省の計算機で確かめてください。自分で裁判所に納める方法（dépôt volontaire）なら差押えは止まります。',
  },
  'ca.fact.seized-without-court': {
    says: 'まだできません。カード・電話・ローンの借金では、まず訴えて勝つ必要があります。その時は訴状と答える期間があります。時効（多くの州で2年、ケベックは3年）を確かめるまで、払ったり約束したりしないでください。証拠を書面で求め、脅しを州に届けましょう。',
  },
  'ca.fact.judgment-unseen': {
    says: '今週中に動いてください。裁判所に記録と送達の証明を求めます。次に欠席判決の取り消しを申し立てます。いつ知ったか、なぜ答えなかったか、時効や人違いなどの言い分を書きます。審理まで給料の差押えを止めるようにも求めてください。',
  },
}
