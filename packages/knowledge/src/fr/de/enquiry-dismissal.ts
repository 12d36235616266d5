/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Zwölf Monate ab dem Kündigungsbrief. Lohn: drei Jahre. Diskriminierung und Belästigung: fünf Jahre.',
  },
  'fr.ask-work.meeting': {
    says: 'Kündigen Sie nicht selbst: Sie könnten das Arbeitslosengeld verlieren. Gehen Sie hin, mit einem Kollegen oder, wo kein Personal gewählt ist, einem kostenlosen Berater (conseiller du salarié; Liste im Rathaus). Zwischen Brief und Gespräch müssen fünf Werktage liegen. Zu kurz? Bitten Sie schriftlich um einen neuen Tag. Fernbleiben stoppt nichts. Notieren Sie alles, unterschreiben Sie nichts. Eine Kündigung darf frühestens zwei Werktage danach kommen; Sie haben zwölf Monate für die Klage.',
  },
  'fr.ask-work.notice-period': {
    says: 'Bei Kündigung durch den Arbeitgeber: ein Monat ab sechs Monaten Arbeit, zwei ab zwei Jahren. Keine bei schwerem Fehlverhalten (faute grave). Ihr Tarifvertrag (convention collective) kann mehr geben.',
    dependsOn: 'wie lange Sie dort gearbeitet haben und warum es endet',
  },
  'fr.ask-work.economic': {
    says: 'Der Arbeitgeber muss zuerst eine andere Stelle für Sie suchen. Sie haben 21 Tage, um über den CSP zu entscheiden, und zwölf Monate, um die Kündigung anzufechten.',
  },
}
