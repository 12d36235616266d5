/** Japanese: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_JA: Words = {
  'gb.debt.right-arrears-notice': {
    says: '支払いが2回（毎週払いなら4回）抜けると、貸し手はこの通知（notice of sums in arrears）を送らなければなりません。ローンでは6か月ごとに繰り返します。遅れている間は、利息を取ることも、契約を強制することもできません。',
  },
}
