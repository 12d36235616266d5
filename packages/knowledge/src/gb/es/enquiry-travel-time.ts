/** Questions about unpaid time on the road between jobs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_ES: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'Sí. El tiempo de viaje de un cliente a otro cuenta para el salario mínimo. No cuenta el camino de casa al primer cliente ni la vuelta. Divida su paga por todas esas horas: desde los 21 años no puede bajar de £12.71. Pida por escrito lo que falta y llame a Acas: 0300 123 1100. Hay plazos.',
  },
}
