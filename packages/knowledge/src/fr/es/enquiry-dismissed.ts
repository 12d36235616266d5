/** Questions about a dismissal in general: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_ES: Words = {
  'fr.ask-work.dismissed': {
    says: 'Necesita un motivo real y serio, una reunión antes y una carta con motivos. Tiene doce meses para ir al tribunal laboral.',
    dependsOn: 'el motivo y los pasos dados',
  },
}
