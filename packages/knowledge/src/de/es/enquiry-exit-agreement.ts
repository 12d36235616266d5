/** Questions about undoing an exit agreement: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_ES: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: 'No hay derecho a retractarse de un acuerdo de salida, ni firmado en casa. Puede impugnarlo si le engañaron o amenazaron sin derecho. También es nulo si usaron su debilidad, como una enfermedad, o no dieron nada de tiempo. Pida consejo esta semana y avise a la Agentur für Arbeit.',
  },
}
