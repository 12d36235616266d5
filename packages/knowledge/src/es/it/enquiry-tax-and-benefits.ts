/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'es.ask.tax-instalments': {
    says: 'Sì. Chieda online prima dell’ultimo giorno. Fino a 50.000 € non serve una garanzia. Si aggiungono gli interessi.',
  },
  'es.ask.tax-papers': {
    says: 'Risponda in tempo, di solito entro dieci giorni lavorativi, con copie. Può chiedere ancora la metà dei giorni. Se non è d’accordo, dica perché. Contro la decisione ha poi un mese.',
  },
}
