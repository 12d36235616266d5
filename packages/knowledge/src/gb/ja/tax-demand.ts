/** Tax demands: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_JA: Words = {
  'gb.tax.want': {
    says: '税金、罰金（penalty）、利息を払うか、電話するよう求めています。',
  },
  'gb.tax.rights-summary': {
    says: '金額を確かめ、30日以内に不服を申し立て、分割払いを頼めます。',
  },
  'gb.tax.reality': {
    says: 'HMRCの力は強いですが、電話して払える額を言えば、分割払いに応じることが多いです。',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs（HMRC）は税務署です。詐欺がよく名前を使うので、先に確かめてください。',
  },
  'gb.tax.know': {
    says: '申告の遅れの罰金（penalty）は、よい理由があれば取り消せることがあります。',
    learnMore: 'よい理由は、病気、家族の死、届かなかった郵便などです。',
  },
  'gb.tax.thirty-days': {
    says: '不服を申し立てる期限は、決定か罰金（penalty）の日付から30日です。',
    action: '納得できないなら、HMRCに不服を申し立てる',
    consequence: 'この日の後は、遅れたことのよい理由が必要です。',
  },
  'gb.tax.right-appeal': {
    says: '罰金（penalty）や決定に不服を申し立て、別の職員に見直してもらう権利があります。',
  },
  'gb.tax.right-excuse': {
    says: 'もっともな理由（reasonable excuse）があり、それが終わってすぐ直したなら、罰金（penalty）は取り消されなければなりません。',
  },
  'gb.tax.right-partners': {
    says: '組合（partnership）の申告が遅れると、組合員それぞれに罰金が来ます。不服を言えるのは申告を出す組合員だけで、その申し立ては全員に効きます。',
  },
  'gb.tax.right-tribunal': {
    says: 'HMRCが断ったら、税の審判所（tax tribunal）に行けます。申立ては無料です。',
  },
  'gb.tax.right-plan': {
    says: '分割払い（time to pay）を頼めます。HMRCは払える額を見ます。',
  },
  'gb.tax.option-plan': {
    says: '電話かオンラインで毎月の額を決めます。',
    title: '分割払い（Time to Pay）を頼む',
    cost: '利息は続きます。',
    time: '電話1回。',
    risk: '支払いが遅れると、計画が終わることがあります。',
    bestFor: '払う義務があるが、すぐ全部は払えない場合。',
  },
  'gb.tax.option-appeal': {
    says: 'なぜまちがいか、どんなもっともな理由（reasonable excuse）があったかをHMRCに伝えます。',
    title: '不服を申し立てる',
    cost: '無料。',
    time: '30日以内。',
    risk: '結局払うことになった税には、利息がつきます。',
    bestFor: '金額がちがう、またはよい理由があった場合。',
  },
  'gb.tax.option-pay': {
    says: '正しい番号（reference）を使い、GOV.UKの自分のアカウントから払います。',
    title: '払う',
    cost: '求められた額。',
    time: '1日。',
    risk: '正しければ、ありません。',
    bestFor: '同意していて、お金がある場合。',
  },
  'gb.tax.warn-goods': {
    says: 'HMRCは裁判所なしで物を差し押さえられます。今日電話してください。',
  },
  'gb.tax.warn-silence': {
    says: '利息と罰金は時間とともに増えます。短い電話でも、次の手段を止められることがあります。',
  },
  'gb.tax.insight-estimate': {
    says: '申告（return）がないための推定の額かもしれません。本当の額はずっと低いことがあります。',
    actionable: '出していない申告を、できるだけ早く送ってください。',
  },
  'gb.tax.insight-collector': {
    says: 'HMRCは、手紙や電話に民間の取立て会社を使います。HMRCの力は何も持っていません。',
    actionable: 'GOV.UKの番号でHMRCに直接電話し、そこで分割払いを決めてください。',
  },
  'gb.tax.rights-collecting': {
    says: '額を確かめ、分割を頼めます。罰金がまちがいなら、理由を言って、遅れた不服申し立て（appeal）を求められます。',
  },
  'gb.tax.right-bank': {
    says: 'HMRCが口座から取れるのは£1,000以上の滞納だけで、£5,000は残さなければなりません。先に訪問があるはずです。その後30日以内に異議を出せ、County Courtにも訴えられます。',
  },
}
