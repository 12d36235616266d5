/** Questions about an IVA that can no longer be paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_IT: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: 'Chiami subito il supervisor e mandi un nuovo bilancio. Può dare una pausa o chiedere ai creditori rate più basse o una fine anticipata. Se fallisce, i debiti tornano, meno il pagato, con interessi. Allora può andare meglio una debt relief order, breathing space o bankruptcy. Prima un consiglio gratuito: 0808 808 4000.',
  },
}
