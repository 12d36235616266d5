/** Questions about the house and the cost of a nursing home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_JA: Words = {
  'ie.ask.fair-deal-house': {
    says: '家を取られることはありません。Fair Dealでは収入の80%と、€36,000（夫婦で€72,000）を超える財産の年7.5%を払います。自宅は最長3年、22.5%までです。その分は国の貸付として死後まで待てます。夫婦なら半分です。さかのぼらないので、入居前にHSEへ申請してください。',
  },
}
