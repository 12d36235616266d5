/** The Japanese words of the Netherlands: interest on late payment. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_JA: Words = {
  'nl.late.right-interest': {
    says: '契約にほかの率がなければ、加えられるのは、遅れた日数分の法定の利息（wettelijke rente）だけです。',
  },
  'nl.late.right-demand': {
    says: '法律上の遅れになる前に、ほとんどの場合、適切な期間を置いた書面の請求が必要です。最後の日を決めていたときは別です。',
  },
}
