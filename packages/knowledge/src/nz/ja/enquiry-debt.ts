/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'nz.ask.things': {
    says: '取立て会社は、物を取ることも、家に入ることもできません。命令の後で、裁判所の執行官（bailiff）だけができます。車のローンは別です。',
  },
  'nz.ask.prison': {
    says: 'カード、ローン、請求書の借金で、刑務所に入ることはありません。無料の助けは、MoneyTalks（0800 345 123）に電話してください。',
  },
  'nz.ask.old': {
    says: 'ほとんどの借金は、6年たつと裁判には古すぎます。支払いか署名した書面があると、また始まります。分かるまで払わないでください。',
    dependsOn: '最後に払った日か、借りていると書いた日',
  },
  'nz.ask.calls': {
    says: 'メールか手紙だけにするよう、書面で求めてください。電話のたびに書きとめてください。いやがらせは違法です。貸し手の苦情解決機関（dispute scheme）に苦情を言ってください。',
  },
  'nz.ask.not-mine': {
    says: '払う義務はないと書き、証拠を求めてください。払わないでください。無料の信用情報（credit report）に、知らない口座がないか確かめてください。',
  },
  'nz.ask.wages': {
    says: 'ほとんどの債権者は、先に判決と給料差押命令（attachment order）が必要で、手取りの少なくとも60%を残さなければなりません。Inland Revenueには裁判所がいりません。',
    dependsOn: 'だれに借りているか、判決があるか',
  },
  'nz.ask.cannot-pay': {
    says: 'MoneyTalks（0800 345 123）に電話してください。貸し手のそれぞれに、生活困難の助け（hardship）を書面で求めてください。20営業日以内に答えなければなりません。',
  },
  'nz.ask.bankrupt': {
    says: '破産（bankruptcy）は3年続きます。no asset procedureは1年で、$50,000までの借金のためです。まず、無料のお金の相談員（financial mentor）と話してください。',
    dependsOn: '借金、持ち物、収入がいくらか',
  },
  'nz.ask.credit-file': {
    says: '信用情報（credit report）は、Centrix、Equifaxと、今はillionも持つExperianから無料でもらえます。まちがいなら、直すよう求めてください。',
  },
  'nz.ask.collector-fees': {
    says: '契約にあるときだけ、本当にかかった公正な費用だけです。契約書と内訳を求めてください。ローンの手数料は、不当に高くできません。本当の借りを払い、残りは争ってください。',
  },
  'nz.ask.no-asset': {
    says: 'no asset procedureは、1,000〜50,000ドルのほとんどの借りを1年でなくします。一生に1回です。破産は3年です。repayment orderなら、少しずつ払えます。',
  },
  'nz.ask.wages-order-lower': {
    says: 'はい。裁判所の取り立て係に、出費の証拠を出して、命令（attachment order）を変えるよう頼んでください。手取りの大部分は残るはずです。',
  },
  'nz.ask.credit-wrong': {
    says: '信用情報会社に、証拠をつけて書面で訂正を求めてください。20営業日以内に調べ、その間は争い中と記録しなければなりません。断られたら、Privacy Commissionerに無料で苦情を言えます。',
  },
}
