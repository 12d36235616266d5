/** Questions about having to leave without a lease in Washington DC: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_IT: Words = {
  'us.fact.dc-no-lease': {
    says: 'A Washington DC chi paga l’affitto può restare a fine contratto, di mese in mese. Il proprietario deve avere una causa prevista dalla legge: una violazione con 30 giorni per rimediare, o abitarci lui con 90 giorni di avviso. Poi deve vincere in tribunale. Cambiare la serratura è vietato. Paghi, non vada via per una lettera, chiami legal aid.',
  },
}
