/** Questions about works that the owners’ meeting decided: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNERS_WORKS_ES: Words = {
  'fr.ask-home.owners-works': {
    says: 'Un propietario debe su parte de las obras votadas, aunque votara no o faltara. Pida el acta (procès-verbal). Si votó en contra o faltó, tiene dos meses desde que la recibe para ir al tribunal. Obras nunca votadas no se deben, salvo urgentes. Pida un plan al syndic: 30 días tras el requerimiento vence todo el año.',
    dependsOn: 'qué decidió la junta y cómo votó',
  },
}
