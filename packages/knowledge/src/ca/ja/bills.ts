/** The Japanese words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_JA: Words = {
  'ca.bill.want': { says: 'いつまでに返事がほしいのか、日付を探してください。' },
  'ca.bill.reality': {
    says: '止める前に、警告しなければなりません。先に電話すれば、ほとんどの会社は計画を作ってくれます。',
  },
  'ca.bill.who': {
    says: '電気とガスの会社は、州の決まりに従います。電話とインターネットの会社は、国の決まりに従います。',
  },
  'ca.bill.rights': { says: '検針を確かめ、請求を争い、払う時間を頼めます。' },
  'ca.bill.not-yet': { says: '先に書面で警告しなければ、家を止めることはできません。' },
  'ca.bill.right-dispute': { says: '請求を争えます。納得できる分は払ってください。' },
  'ca.bill.right-ccts': {
    says: '電話、インターネット、テレビの請求は、会社が解決しなければ、CCTSが無料で助けます。',
  },
  'ca.bill.step-call': { says: 'その日の前に会社へ電話してください。支払い計画を頼みます。' },
  'ca.bill.step-check': { says: '請求書の検針、日付、料金を確かめてください。' },
  'ca.bill.step-fund': { says: '収入が少ない人を助ける基金が州にあるか、聞いてください。' },
  'ca.bill.opt-plan': {
    says: '新しい請求に加えて、毎月の額を提案します。',
    title: '支払い計画を頼む',
    cost: '決めた額。',
    time: '止められる日の前。',
    risk: '1回でも払わないと、止められることがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ca.bill.opt-complain': {
    says: 'まず会社に、次に監督機関（regulator）かCCTSに出します。',
    title: '苦情を出す',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '請求がまちがっているとき。',
  },
  'ca.bill.right-regulator': {
    says: '電気やガスの会社は、公の監督機関（regulator）が認めた決まりに従わなければなりません。会社に苦情を出し、その後、監督機関に無料で出せます。',
  },
  'ca.bill.right-wireless-notice': {
    says: '未払いで携帯電話が止まる前に、14日前と、もう一度24時間前に知らせを受け取るはずです。',
  },
}
