/** The Japanese words of Spain: everyday questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'es.ask.return-online': {
    says: 'ネット、電話、訪問で買ったなら、14日以内に理由なしで取り消せます。店では、店が認めるか、欠陥があるときだけです。',
    dependsOn: '買った場所',
  },
  'es.ask.guarantee': {
    says: 'はい。新しい物では、売り手が3年間責任を負います。無料で修理か交換をしなければなりません。だめなら、値下げか返金を求めてください。',
  },
  'es.ask.scam-paid': {
    says: '今すぐ銀行に電話し、認めていない、またはだまされたと伝えてください。警察に届けます。認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。',
  },
  'es.ask.scam-real': {
    says: '押さず、払わないでください。自分で調べた番号で本物の役所に聞くか、無料の017に電話します。',
  },
  'es.ask.light-cut': {
    says: 'すぐにではありません。家庭では、正式な請求と2か月、bono socialがあれば4か月が必要です。分割を頼み、福祉（servicios sociales）に行ってください。',
    dependsOn: 'bono socialがあるか、だれと住んでいるか',
  },
  'es.ask.fine-half': {
    says: '暦で20日以内に選びます。半額を払って終わらせるか、証拠を付けて異議を出し、半額を失うかです。',
    dependsOn: '証拠があるか',
  },
  'es.ask.insurance-no': {
    says: '理由を書面で求め、保険会社に苦情を出してください。次に、DGSFPに無料で苦情を出します。3か月の後は、会社が高い利息を払います。',
  },
  'es.ask.telecom-leave': {
    says: 'いつでも終えられます。続ける約束をしたなら、違約金は残りの期間とともに減らなければなりません。',
    dependsOn: '続ける約束をしたか',
  },
  'es.ask.flight': {
    says: 'ほとんどの場合、はい。3時間の遅れか遅い欠航では、外の原因がなければ、距離により€250から€600です。食事と、新しい便か返金もあります。',
  },
  'es.ask.gym-health': {
    says: 'ジムは、やめるのを難しくしたり、していない分を請求したりできません。診断書と日付をつけて、書面でやめてください。違約金は残りの期間に応じて減ります。それから銀行に引落しを止めてもらいます。',
  },
  'es.ask.not-delivered': {
    says: 'ほかの日を決めていなければ、売り手は30日以内に届けます。書面で最後の日を示してください。過ぎたら解除し、全額がすぐ返されます。理由なく遅らせたら、2倍を求められます。',
  },
}
