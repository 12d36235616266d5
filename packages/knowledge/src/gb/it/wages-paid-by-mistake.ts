/** Italian: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_IT: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: 'Pensava che la paga fosse giusta e l’ha spesa? Un giudice può lasciargliene una parte o tutta. Può non bastare se il contratto dice che deve restituirla.',
  },
}
