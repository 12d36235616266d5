/** Questions about the last bill of a phone or internet firm after leaving it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_JA: Words = {
  'it.ask.last-phone-bill': {
    says: '全部を一度に払う必要はありません。解約で求められるのは、前もって知らされ、契約の額に見合った実費だけです。割引の返還は公平な一部だけで、モデムは分割で払い続けられます。書面で苦情を出し、正しい分を払い、回収会社には残りを争うと伝えてください。次にConciliaWeb(Corecom)を開いてください。無料で、争いのある請求では裁判の前に必要です。',
  },
}
