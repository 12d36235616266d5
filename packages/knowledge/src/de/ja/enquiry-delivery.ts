/** The Japanese words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_JA: Words = {
  'de.ask-buy.not-delivered': {
    says: '店に、最後の日を書面で伝えてください。その後、取り消して返金を求めます。郵便の危険は店が負います。',
  },
  'de.ask-buy.paid-not-sent': {
    says: '書面で最後の期限を決めてください。2週間ほどです。その後は契約を解除し、全額の返金を求めます。銀行、カード会社、PayPalに、支払いの取り戻しをすぐ頼んでください。偽の店のようですか。それなら今日、ネットで警察に届けてください。',
  },
}
