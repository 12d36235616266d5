/** The Japanese words of Spain: limitation. */
import type { Words } from '@plainletter/contracts/rule'

const PAYMENT_OR_DEMAND =
  '支払い、認めること、裁判、または届いた書面の請求で、期間が数え直しになることがあります。'

export const LIMITATION_JA: Words = {
  'es.limit.five': {
    says: 'ほとんどの借金は5年で古すぎるものになります。2015年10月7日より前に期日が来た借金は、数え直しがなければ、2020年に終わりました。',
    from: '最初に支払いを求められた日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'es.limit.rent': {
    says: '家賃など、毎月か毎年の支払いは、5年で古すぎるものになります。',
    from: 'それぞれの支払いの期限の日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'es.limit.mortgage': {
    says: '抵当の付いた家についての請求は、20年で古すぎるものになります。',
    from: '貸し手が最初に全額を求められた日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'es.limit.professional': {
    says: '弁護士、医師、教師、店の請求書は、3年で古すぎるものになります。',
    from: 'サービスが終わった日',
    restartedBy: PAYMENT_OR_DEMAND,
  },
  'es.limit.judgment': {
    says: '判決の強制執行は5年以内に求めなければなりません。始まれば、時間だけでは終わりません。',
    from: '判決が確定した日',
    restartedBy: '数え直しになるものはありませんが、期限内に始まった手続きは続きます。',
  },
  'es.limit.tax': {
    says: '税の滞納は、役所かあなたの手続きがないまま4年で終わります。',
    from: '払うか申告する期間が終わった次の日',
    restartedBy: '届いた役所の手続き、支払い、または不服申立てのたびに、4年は数え直しになります。',
  },
  'es.limit.benefit': {
    says: '払いすぎた給付金は、役所のまちがいのときも、4年間返すよう求められます。',
    from: 'お金を受け取った日、または最初に返すよう求められた日',
    restartedBy: '届いた役所の手続きや支払いのたびに、4年は数え直しになります。',
  },
  'es.limit.wages': {
    says: '未払いの賃金の請求は1年以内です。',
    from: '賃金の支払いの期限の日',
    restartedBy: '調停の書類か書面の請求で、1年は数え直しになります。',
  },
  'es.limit.insurance': {
    says: '保険会社への請求は、物で2年、人で5年です。',
    from: '最初に請求できた日',
    restartedBy: '保険会社への書面の請求で、期間は数え直しになります。',
  },
  'es.limit.insight-catalonia': {
    says: 'カタルーニャでは、別の期間のことがあります。ほとんどの借金は10年、毎月の支払いと請求書は3年です。',
    actionable: '契約がどの法律に従うか、相談員に聞いてください。',
  },
}
