/** The Spanish words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un mensaje o una llamada no basta. Hacen falta primero una entrevista y luego una carta con los motivos. Sin ellas puede pedir una indemnización. Tiene doce meses para ir al tribunal laboral (prud’hommes).',
  },
}
