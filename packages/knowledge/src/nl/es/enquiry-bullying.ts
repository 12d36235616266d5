/** Questions about bullying at work: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_ES: Words = {
  'nl.ask.bullied': {
    says: 'Su empleador debe mantener el trabajo seguro, también del acoso. Anote cada día qué pasó y quién lo vio. Informe por escrito y pida una persona de confianza (vertrouwenspersoon). ¿Está enfermo por ello? Dese de baja y dígalo al médico. No renuncie: puede perder la WW. También puede ir a la Arbeidsinspectie.',
  },
}
