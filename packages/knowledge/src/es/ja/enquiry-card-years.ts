/** Questions about how many years of card interest come back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_JA: Words = {
  'es.ask.card-years': {
    says: '高利だという判断は、カードを解約した後でもいつでも求められます。ただし最高裁は2025年3月、どこまでお金が戻るかを決めました。最初に書面で請求した日の前の約五年分です。今すぐ、届いた証拠の残る書面で請求してください。それで時効が止まります。最初の日からの明細をすべて求めてください。まだ借りがあるなら、受け取った分だけ返します。',
  },
}
