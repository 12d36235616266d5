/** Questions about prices of tradesmen named on the phone: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_JA: Words = {
  'de.ask-buy.phone-price': {
    says: '電話で言われた定額は、業者を拘束します。見積もりだけなら少し超えることはありますが、事前に知らせる必要があります。言われた額だけ払い、残りは書面で争ってください。無理に払わされたら返還を求めます。相場の2倍は無効になることがあります。玄関で脅されたら110番へ。',
  },
  'de.ask-buy.doctor-bill': {
    says: '各項目と倍率(GOZ、GOÄ)を示した請求書を求めてください。2.3倍を超えるなら書面の理由が、3.5倍を超えるなら事前の書面の合意が必要です。保険会社や医師会が確認できます。明らかな分を払い、残りは書面で争ってください。',
  },
  'de.ask-buy.trade-emergency': {
    says: '値段の約束がなければ、払うのは地域の通常の料金だけです。2倍を超える額は無効のことがあります。時間と部品を書いた請求書を求め、正しい分を払い、残りは書面で争ってください。玄関でおどされたら110に電話してください。',
  },
}
