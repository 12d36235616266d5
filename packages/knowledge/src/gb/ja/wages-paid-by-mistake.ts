/** Japanese: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_JA: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: '給料が正しいと思って使いましたか。裁判所は、一部または全部を返さなくてよいとすることがあります。契約に返すと書いてあれば、認められないことがあります。',
  },
}
