/** Questions about eviction, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'it.ask.locks': {
    says: 'No. Solo un juez puede hacerle salir. Si el casero cambia la cerradura o corta la luz, llame a la policía.',
  },
  'it.ask.rent-behind': {
    says: 'Pague ya lo que pueda y ofrezca un plan. Si recibe un papel de desahucio, vaya a la vista: puede pagarlo todo o pedir hasta 90 días.',
  },
  'it.ask.myth-children-evict': {
    says: 'Los hijos no paran por sí solos un desahucio. Pero el juez puede dar más tiempo, y los servicios sociales pueden ayudar.',
  },
  'it.ask.evict-children': {
    says: 'Los hijos no lo paran por sí solos. Por impago puede pedir hasta 90 días para pagar, o 120 en dificultad. Luego el juez fija el día: en seis meses, doce en casos graves. Vaya a servicios sociales y pida abogado gratis.',
    dependsOn: 'el motivo y lo que pida al juez',
  },
}
