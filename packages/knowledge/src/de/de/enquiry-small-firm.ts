/** Questions about a dismissal in a small firm: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_DE: Words = {
  'de.ask-job.small-firm': {
    says: 'Bei zehn Leuten oder weniger braucht der Arbeitgeber meist keinen Grund; Teilzeit zählt anteilig. Dasselbe gilt in den ersten sechs Monaten. Nötig sind aber Papier, echte Unterschrift und die volle Frist. Schwangere und schwerbehinderte Menschen sind geschützt, und Rache ist kein erlaubter Anlass. Auch gegen solche Fehler bleiben nur drei Wochen für die Klage beim Arbeitsgericht.',
    dependsOn: 'die Zahl der Leute im Betrieb und Ihre Lage',
  },
}
