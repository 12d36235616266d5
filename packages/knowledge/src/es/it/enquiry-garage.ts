/** Questions about garages: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_IT: Words = {
  'es.ask.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'es.ask.workshop': {
    says: 'L’officina deve rispettare il preventivo scritto. Per guasti nascosti deve avvisare e avere il Suo sì. La riparazione è garantita tre mesi o 2.000 km. Chieda il modulo di reclamo (hoja de reclamaciones) e vada all’OMIC.',
  },
}
