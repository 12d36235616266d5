/** Questions about a landlord’s notice by text, by email or without its papers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_JA: Words = {
  'ie.ask.sale-notice-flawed': {
    says: '無効かもしれないので確かめてください。通知は書面で、署名、理由、最終日、同日のRTBへの写しが必要です。売却や家族の入居には宣誓の申告（statutory declaration）も要ります。電子メールでもよいですが、ただの携帯メッセージでは足りません。1年後は180日以上です。2026年3月1日以降の賃貸では、売却は普通は理由になりません。住み続け、家賃を払い、90日以内にRTBへ。Threshold：1800 454 454。',
  },
  'ie.ask.rent-text': {
    says: 'いいえ。ただのメッセージ、電話、メールは家賃改定になりません。署名したRTBの用紙、90日の予告、RTBへの写しが必要です。家賃は12か月に一度、2%かインフレ率の低い方まで、全国で同じですが、新築の住宅はインフレ率に従えます。続いている契約ではふつう市場価格へは上げられません。元の家賃を払い、新しい日より前にRTBへ申し立ててください。',
  },
}
