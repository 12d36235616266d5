/** Questions about a care level that was refused or is too low: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_ES: Words = {
  'de.ask-benefit.care-level': {
    says: 'Reclame por escrito a la Pflegekasse en un mes; basta una frase y es gratis. Pida el informe con los puntos. Lleve dos semanas un diario de cuidados: lavar, vestir, noches, medicinas, perderse. Diga luego en cada punto qué es falso, con certificado. Una segunda visita suele dar más. Ayuda gratis: Pflegestützpunkt, VdK. Después el tribunal social es gratis.',
  },
}
