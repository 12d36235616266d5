/** The German words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_DE: Words = {
  'es.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit den Tatsachen und dem Datum. Eine Nachricht oder ein Anruf ohne das macht sie unfair (improcedente). Bewahren Sie sie auf und schreiben Sie, dass Sie nicht einverstanden sind. Sie haben 20 Werktage.',
  },
  'es.ask.trial-period': {
    says: 'In der Probezeit dürfen sie ohne Grund und Frist beenden. Sie muss schriftlich und nicht zu lang sein. Wegen Schwangerschaft oder eines anderen verbotenen Grunds ist es nichtig. Sie haben 20 Werktage.',
    dependsOn: 'was Ihr Vertrag sagt und warum sie es taten',
  },
}
