/** Questions about divorce: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'be.ask.divorce': {
    says: 'Puede divorciarse de acuerdo o ante el tribunal de familia. Este puede decidir rápido quién se queda en casa, dónde viven los hijos y quién paga. Guarde copias. Un abogado gratuito o mediador puede ayudar.',
  },
}
