/** A debt that was sold: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_JA: Words = {
  'ie.sold.right-notice': {
    says: '借金が売られたなら、今の持ち主をはっきり知らせる書面が必要です。払う前に、その通知と譲渡の証書を求めてください。',
  },
  'ie.sold.right-same-defence': {
    says: '最初の貸し手に言えたことは、新しい持ち主にも言えます。払った分、誤った額、古い借金などです。',
  },
}
