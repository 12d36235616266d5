/** Questions about tax that is due or wrong: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_JA: Words = {
  'be.ask.tax-cannot-pay': {
    says: '支払いの日の前に、MyMinfinで分割を頼んでください。無料で、最長12か月です。請求がまちがっているなら、異議も出します。連邦の税では1年あります。',
  },
  'be.ask.tax-object': {
    says: '書面かMyMinfinで、理由と証拠を付けて異議を出してください。連邦の税では、発送の3営業日目から1年です。地域や町の税は期間がちがうので、裏面を見てください。正しい部分は払います。',
  },
}
