/** Questions about a fine for no valid ticket: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_IT: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'Questo foglio viene prima dal trasportatore. Scriva al servizio clienti prima dell’ultimo giorno, con prova che la carta non andava o di un abbonamento. Spesso la somma cade o cala. Se non paga né scrive, va al CJIB come decreto penale. Allora può opporsi entro 14 giorni.',
  },
}
