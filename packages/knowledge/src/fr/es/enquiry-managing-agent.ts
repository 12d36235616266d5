/** Preguntas de dueños cuya vivienda alquila una agencia: las palabras en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_ES: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'La agencia que gestiona su vivienda debe cumplir su mandato (mandat). Le debe el daño que causen sus fallos.',
  },
}
