/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'es.ask.tax-instalments': {
    says: 'Sì. Chieda online prima dell’ultimo giorno. Fino a 50.000 € non serve una garanzia. Si aggiungono gli interessi.',
  },
  'es.ask.benefit-back': {
    says: 'Guardi i mesi e il motivo. Si opponga in dieci giorni se è un primo avviso, o presenti una reclamación previa in 30 giorni lavorativi. Può chiedere di pagare a rate.',
  },
  'es.ask.benefit-refused': {
    says: 'Presenti un reclamo (reclamación previa) all’ufficio entro 30 giorni lavorativi. Dopo un no, o 45 giorni di silenzio, ha 30 giorni lavorativi per fare causa. Sono gratis tutti e due.',
  },
  'es.ask.tax-papers': {
    says: 'Risponda in tempo, di solito entro dieci giorni lavorativi, con copie. Può chiedere ancora la metà dei giorni. Se non è d’accordo, dica perché. Contro la decisione ha poi un mese.',
  },
}
