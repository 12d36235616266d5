/** The German words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_WORDS: Words = {
  'fr.ask-work.back-from-maternity': {
    says: 'Nach dem Urlaub bekommen Sie Ihre alte Stelle zurück, oder eine ähnliche mit mindestens gleichem Lohn. Sie müssen nicht weniger annehmen. Fordern Sie Ihre Stelle schriftlich. Sie haben Anspruch auf ein Gespräch. Zehn Wochen nach dem Mutterschaftsurlaub sind Sie vor Entlassung geschützt, außer bei schwerem Fehler oder einem anderen Grund. Fragen Sie die Arbeitsaufsicht (inspection du travail), dann das Arbeitsgericht.',
  },
}
