/** The Japanese words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_JA: Words = {
  'ch.ask.used-car': {
    says: 'すぐに売り手に書面で欠陥を知らせましょう。法律は、早く調べて知らせるよう求めています。値引きや返金を求められます。多くの契約はこれを除いていますが、わざと欠陥を隠した売り手には通用しません。',
  },
}
