/** The German words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_DE: Words = {
  'ca.fact.permit-expired': {
    says: 'Hören Sie jetzt auf zu arbeiten oder zu studieren, sonst wird es schlimmer. Ab dem Verlust des Status haben Sie 90 Tage, die Wiederherstellung (restoration) zu beantragen, auch als Besucher, mit Gebühren und der Wahrheit. Prüfen Sie zuerst, ob vor dem Ende eine Verlängerung beantragt war: Dann läuft der Status meist weiter. Gehen Sie zu einem zugelassenen Berater oder Anwalt.',
  },
  'ca.fact.extension-filed': {
    says: 'Haben Sie die Verlängerung vor dem Ende beantragt, dürfen Sie bleiben und meist zu gleichen Bedingungen weiter arbeiten oder studieren, bis entschieden ist. Zeigen Sie dem Arbeitgeber Beleg und alte Erlaubnis. Verlassen Sie Kanada, kann das Recht zu arbeiten enden. Bei Ablehnung hören Sie auf und haben 90 Tage für die Wiederherstellung.',
  },
  'ca.fact.pr-card-expired': {
    says: 'Sie verlieren den Status nicht, weil die Karte ablief: Sie sind weiter Permanent Resident und dürfen arbeiten. Verlängern Sie jetzt. Für den Flug zurück nach Kanada ohne Karte brauchen Sie ein Permanent Resident Travel Document. Prüfen Sie, ob Sie in fünf Jahren mindestens 730 Tage hier waren; sonst holen Sie vorher Rat.',
  },
  'ca.fact.closed-permit-abuse': {
    says: 'Sie können eine offene Arbeitserlaubnis für gefährdete Arbeiter (vulnerable workers) beantragen. Sie ist kostenlos und erlaubt einen anderen Arbeitgeber. Schicken Sie Beweise für Missbrauch oder fehlenden Lohn, etwa Nachrichten, Fotos, Lohnzettel. Ihr Chef kann Sie nicht abschieben. Beschweren Sie sich auch beim Arbeitsamt: Die gleichen Regeln schützen Sie.',
  },
  'ca.fact.permit-ends-soon': {
    says: 'Beantragen Sie die Verlängerung online vor dem letzten Tag, mit allen Papieren der Liste: Unvollständiges kann zurückkommen. Dann dürfen Sie bis zur Entscheidung bleiben und meist zu denselben Bedingungen arbeiten oder lernen. Heben Sie die Quittung auf. Ist der Tag vorbei, hören Sie mit Arbeit und Studium auf: Sie haben 90 Tage, um die Wiederherstellung zu beantragen. Prüfen Sie, ob Ihr Pass lang genug gilt.',
  },
}
