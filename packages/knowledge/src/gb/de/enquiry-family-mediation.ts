/** Questions about mediation before a family court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_DE: Words = {
  'gb.ask-family.mediation': {
    says: 'Meist müssen Sie vor dem Antrag beim Familiengericht zu einem Treffen über Mediation (MIAM). Die Mediation selbst ist Ihre Wahl. Bei Gewalt oder Eile brauchen Sie kein Treffen. Fragen Sie den Mediator, ob ein Gutschein oder Rechtshilfe zahlt.',
  },
}
