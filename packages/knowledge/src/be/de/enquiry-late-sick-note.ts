/** Questions about a doctor’s note that came too late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_DE: Words = {
  'be.ask.sick-note-late': {
    says: 'Nicht für die ganze Zeit. Bei verspätetem Attest darf der Arbeitgeber nur den Lohn der Tage vor dem Eingang verweigern. Ab diesem Tag bekommen Sie ihn, bis 30 Tage, wenn Sie einen Monat im Betrieb sind. Bei höherer Gewalt, etwa Krankenhaus, geht kein Tag verloren. Schicken Sie es jetzt mit Beleg und sagen Sie es der Krankenkasse. Dann zur Gewerkschaft.',
  },
}
