/** Questions about taxes, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'es.ask.tax-instalments': {
    says: 'はい。最後の日の前に、オンラインで頼んでください。€50,000まで保証はいりません。利息が加わります。',
  },
  'es.ask.tax-papers': {
    says: '期限内に、写しを付けて答えてください。ほとんどの場合、10営業日以内です。さらに半分の日数を頼めます。同意できなければ、理由を書きます。決定には、その後1か月あります。',
  },
}
