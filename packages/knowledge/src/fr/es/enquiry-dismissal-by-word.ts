/** The Spanish words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un mensaje o una llamada no basta. Hacen falta primero una entrevista y luego una carta con los motivos. Sin ellas puede pedir una indemnización. Tiene doce meses para ir al tribunal laboral (prud’hommes).',
  },
  'fr.ask-work.no-meeting': {
    says: 'El jefe debe citarle primero a una entrevista y luego escribir los motivos. Sin entrevista el despido no es nulo, pero sí irregular. Si el motivo es serio, el juez da hasta un mes de sueldo. Si no, más, según sus años. Pida por escrito en 15 días motivos más precisos. Tiene doce meses para ir al tribunal laboral (prud’hommes). No vale en el período de prueba.',
  },
}
