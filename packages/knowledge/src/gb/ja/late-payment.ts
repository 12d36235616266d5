/** Japanese: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_JA: Words = {
  'gb.company.right-late': {
    says: '遅れの罰に訴えられますが、どうにもできないまれな理由だけです。取り立てに回る前に時間を頼みます。',
  },
}
