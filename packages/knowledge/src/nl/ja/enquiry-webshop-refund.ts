/** The Japanese words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_JA: Words = {
  'nl.ask.refund-after-return': {
    says: '店は、取り消しから14日以内に、通常の送料を含めて全額返す義務があります。商品か発送の証明が届くまでは待てます。期限を決めて書面で求めてください。その後は銀行やカード会社、紛争委員会に相談できます。',
  },
}
