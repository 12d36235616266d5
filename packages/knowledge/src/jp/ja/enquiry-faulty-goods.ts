/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'jp.ask.broken-goods': {
    says: '店に修理か交換を求めてください。応じなければ、値引きや返金を求められます。気づいてから1年以内に伝えてください。',
  },
}
