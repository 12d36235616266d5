/** The Spanish words of the rows in ../parting-in-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTING_IN_COURT_ES: Words = {
  'it.parting.want': {
    says: 'Su cónyuge o el otro padre pide al tribunal la separación, o fijar dónde viven los hijos y qué se paga.',
  },
  'it.parting.right-answer': {
    says: 'Necesita abogado, que debe presentar la respuesta 30 días antes de la vista. Con pocos ingresos paga el Estado (patrocinio a spese dello Stato).',
  },
  'it.parting.right-children': {
    says: 'Los hijos conservan a ambos padres: la custodia compartida es la regla, exclusiva solo contra su daño. A un hijo de 12 años se le suele oír. Lo que se paga sigue los ingresos, y la casa suele ir con los hijos.',
  },
  'it.parting.step': {
    says: 'Reúna tres años de papeles fiscales y bancarios y un plan para los hijos (piano genitoriale). Vea a un abogado esta semana; el colegio indica gratuitos.',
  },
}
