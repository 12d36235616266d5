/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'es.ask.tax-instalments': {
    says: 'Sì. Chieda online prima dell’ultimo giorno. Fino a 50.000 € non serve una garanzia. Si aggiungono gli interessi.',
  },
  'es.ask.tax-papers': {
    says: "Una proposta non è ancora un debito: non la paghi se è sbagliata. Risponda in tempo, di solito entro dieci giorni lavorativi, con copie che lo provano. Può chiedere la metà dei giorni in più. Se non è d'accordo, dica perché. Arriva lo stesso la liquidazione? Ha un mese per opporsi e può chiedere le rate. Pignorano solo dopo il termine per pagare.",
  },
}
