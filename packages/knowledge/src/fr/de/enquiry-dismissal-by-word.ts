/** The German words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Eine Nachricht oder ein Anruf reicht nicht. Nötig sind erst ein Gespräch und dann ein Brief mit den Gründen. Fehlen sie, können Sie Schadensersatz verlangen. Sie haben zwölf Monate für das Arbeitsgericht (prud’hommes).',
  },
}
