/** Questions about late and cancelled flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'be.ask.flight': {
    says: 'Pida a la aerolínea atención, reembolso u otro vuelo y la suma fija de la norma europea. No debe la suma por causas inevitables, como una tormenta.',
    dependsOn: 'la causa, el retraso y la distancia',
  },
}
