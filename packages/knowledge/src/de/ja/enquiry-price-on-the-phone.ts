/** Questions about prices of tradesmen named on the phone: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_JA: Words = {
  'de.ask-buy.phone-price': {
    says: '電話で言われた定額は、業者を拘束します。見積もりだけなら少し超えることはありますが、事前に知らせる必要があります。言われた額だけ払い、残りは書面で争ってください。無理に払わされたら返還を求めます。相場の2倍は無効になることがあります。玄関で脅されたら110番へ。',
  },
}
