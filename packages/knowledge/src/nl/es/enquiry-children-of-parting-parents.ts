/** How much is paid for a child of parents who live apart, and where it lives: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES: Words = {
  'nl.ask.maintenance-how-much': {
    says: 'La ley no fija una suma. Cuenta lo que cuesta el niño, según los ingresos antes de separarse, y lo que cada uno puede dar. Los jueces usan el Rapport alimentatienormen de cada año (Tremanormen). Pueden pactar una suma en el plan de padres. Si no, un abogado lo pide al juez. Sube sola cada 1 de enero. Dura hasta los 18, y casi siempre hasta los 21 para vivir y estudiar.',
  },
  'nl.ask.where-children-live': {
    says: 'Primero ustedes dos, en un plan de padres (ouderschapsplan). Dice dónde viven los niños, los días con cada uno y quién paga qué. Los casados deben casi siempre darlo al tribunal. Ambos conservan casi siempre la patria potestad (gezag). Sin acuerdo, prueben un mediador; luego un abogado lo pide al juez, que decide según el bien del niño. Desde los 12 se le escucha, pero no decide.',
  },
}
