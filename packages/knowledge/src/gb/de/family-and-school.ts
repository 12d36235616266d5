/** German: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_DE: Words = {
  'gb.ask-family.mediation': {
    says: 'Meist müssen Sie vor dem Antrag beim Familiengericht zu einem Treffen über Mediation (MIAM). Die Mediation selbst ist Ihre Wahl. Bei Gewalt oder Eile brauchen Sie kein Treffen. Fragen Sie den Mediator, ob ein Gutschein oder Rechtshilfe zahlt.',
  },
}
