/** The Italian words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Un messaggio o una telefonata non basta. Servono prima un colloquio e poi una lettera con i motivi. Senza, può chiedere un risarcimento. Ha dodici mesi per andare al tribunale del lavoro (prud’hommes).',
  },
}
