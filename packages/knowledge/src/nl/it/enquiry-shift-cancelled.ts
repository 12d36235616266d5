/** Questions about a shift of an on-call worker that is cancelled late: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_IT: Words = {
  'nl.ask.shift-cancelled': {
    says: 'Sì. Se un turno è annullato o cambiato meno di quattro giorni prima, il datore deve comunque la paga di quelle ore. Un contratto collettivo (CAO) può ridurre a 24 ore. Può rifiutare una chiamata tardiva. Tenga i messaggi, sommi le ore e chieda la paga per iscritto. Dopo dodici mesi deve anche offrire ore fisse, secondo la media dell’anno.',
  },
}
