/** Bills for power, gas and water: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_JA: Words = {
  'ch.buy.bill-want': {
    says: '供給会社が請求書の支払いを求めています。',
  },
  'ch.buy.bill-check': {
    says: '請求書を確かめてください。一度に払えないなら、分割を提案します。',
  },
  'ch.buy.bill-right': {
    says: 'メーターの値と計算の方法を聞けます。',
  },
  'ch.buy.bill-plan': {
    title: '分割を頼む',
    says: '毎月の額を提案します。',
    cost: '提案した額。',
    time: '電話1回。',
    risk: '約束を守る必要があります。',
    bestFor: '払う義務があるとき。',
  },
}
