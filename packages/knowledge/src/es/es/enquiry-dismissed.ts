/** Questions about a dismissal in general: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_ES: Words = {
  'es.ask.dismissed': {
    says: 'Firme "no conforme" y presente la papeleta de conciliación en 20 días hábiles. Pida el paro en 15 días hábiles. Un sindicato o abogado gratis puede ayudarle.',
  },
}
