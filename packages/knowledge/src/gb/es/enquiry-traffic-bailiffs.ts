/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_ES: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'No es tarde. Envíe hoy TE7 y TE9 al Traffic Enforcement Centre: nunca recibió los avisos. En Londres, para ULEZ, congestion, carril bus o cruces, son PE2 y PE3, bajo juramento. Es gratis. Avise a los agentes y al ayuntamiento; deben esperar. Si se acepta, caen los gastos y puede pagar o recurrir la primera multa. No deje el coche en la calle.',
  },
}
