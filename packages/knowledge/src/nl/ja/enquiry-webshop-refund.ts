/** The Japanese words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_JA: Words = {
  'nl.ask.refund-after-return': {
    says: '店は、取り消しから14日以内に、通常の送料を含めて全額返す義務があります。商品か発送の証明が届くまでは待てます。期限を決めて書面で求めてください。その後は銀行やカード会社、紛争委員会に相談できます。',
  },
  'nl.ask.voucher-not-money': {
    says: 'いいえ。14日以内に返した物は、払った方法でお金で返す決まりです。通常の送料も含みます。商品券は同意した人だけです。期限は解約から14日で、店は品物か発送の証明を待てます。最終日を書いて請求します。その後は銀行、PayPal、カード会社、紛争処理の委員会へ。注文製作や開封した衛生用品は例外です。',
  },
}
