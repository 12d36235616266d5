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
  'it.ask.eviction-hearing': {
    says: 'Vaya a la vista; allí puede hablar sin abogado. Si no va, el juez confirma el desahucio. Pague todo con intereses y costas, o pruebe sus apuros y pida hasta 90 días para pagar (termine di grazia); una parte sola no lo para. Después el juez fija el día. Solo el oficial del juzgado puede echarle. Pida ya abogado gratis y ayuda al ayuntamiento y al sindicato de inquilinos.',
  },
}
