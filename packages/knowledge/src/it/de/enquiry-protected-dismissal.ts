/** The German words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_DE: Words = {
  'it.ask.sick-dismissed': {
    says: 'Nicht wegen der Krankheit, bis die Grenze an Tagen in Ihrem Kollektivvertrag (comporto) überschritten ist. Danach geht es. Sie haben 60 Tage, sich zu wehren.',
    dependsOn: 'wie viele Tage Ihr Kollektivvertrag (CCNL) gibt',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Vom Beginn der Schwangerschaft bis zum ersten Geburtstag des Kindes ist eine Kündigung (licenziamento) nichtig, mit wenigen Ausnahmen. Schicken Sie das ärztliche Papier und wehren Sie sich.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'der wahre Grund',
    says: 'Eine Befristung darf auch in der Schwangerschaft enden. Beginnt der Mutterschutz binnen 60 Tagen nach dem Ende, zahlt INPS trotzdem. Nicht zu verlängern wegen der Schwangerschaft ist Diskriminierung. Gehen Sie zu Gewerkschaft oder Patronato.',
  },
}
