/** What a nursing home costs under Fair Deal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_IT: Words = {
  'ie.care.right-fair-deal': {
    says: 'Con Fair Deal paga una parte di redditi e beni, e lo Stato il resto. La casa conta solo tre anni. Può chiedere un riesame o fare ricorso.',
  },
}
