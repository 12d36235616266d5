/** The German words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Eine Nachricht oder ein Anruf reicht nicht. Nötig sind erst ein Gespräch und dann ein Brief mit den Gründen. Fehlen sie, können Sie Schadensersatz verlangen. Sie haben zwölf Monate für das Arbeitsgericht (prud’hommes).',
  },
  'fr.ask-work.no-meeting': {
    says: 'Der Chef muss Sie erst zu einem Gespräch einladen und dann mit Gründen schreiben. Ohne Gespräch ist die Kündigung nicht nichtig, aber fehlerhaft. War der Grund gut, gibt der Richter bis zu einem Monatslohn. War er es nicht, mehr, nach Ihren Jahren. Bitten Sie binnen 15 Tagen schriftlich um genauere Gründe. Vor das Arbeitsgericht (prud’hommes) können Sie zwölf Monate lang. Nicht in der Probezeit.',
  },
}
