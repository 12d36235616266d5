/** Questions about a temporary lay-off or short time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_IT: Words = {
  'ie.ask.temporary-layoff': {
    says: 'Dopo quattro settimane di fila, o sei in 13 settimane, può chiedere lei l’indennità (redundancy) con il modulo RP9. Servono due anni di lavoro. Il datore ha sette giorni per promettere almeno 13 settimane di lavoro pieno. Chiedendola perde il preavviso pagato: ci pensi. Chieda subito un sussidio a Intreo. Se rifiutano, la WRC è gratis.',
  },
}
