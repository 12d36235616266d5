/** What a nursing home costs under Fair Deal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_ES: Words = {
  'ie.care.right-fair-deal': {
    says: 'Con Fair Deal paga una parte de ingresos y bienes, y el Estado el resto. La casa cuenta solo tres años. Puede pedir una revisión o recurrir.',
  },
}
