/** Japanese: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_JA: Words = {
  'gb.debt.right-default-sums': {
    says: '貸主はこのような手数料を知らせなければなりません。手数料への利息を求められるのは、この通知から28日後以降だけです。利息に利息はつけられません。',
  },
  'gb.debt.right-fair-charge': {
    says: '支払いの遅れの手数料は、貸主の実際の費用を超えてはいけません。計算のしかたを聞き、お金に困っているなら取り消しを頼みましょう。',
  },
}
