/** The Japanese words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_JA: Words = {
  'de.ask-withdraw.refund': {
    says: '開けて、店でするように試すのは構いません。店は14日以内に、通常の送料を含めて返金する義務があります。商品か発送の証明が届くまでは待てます。試す範囲を超えた傷みだけ負担します。',
  },
}
