/** Questions about a doctor’s note that came too late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_DE: Words = {
  'be.ask.sick-note-late': {
    says: 'Nicht für die ganze Zeit. Bei verspätetem Attest darf der Arbeitgeber nur den Lohn der Tage vor dem Eingang verweigern. Ab diesem Tag bekommen Sie ihn, bis 30 Tage, wenn Sie einen Monat im Betrieb sind. Bei höherer Gewalt, etwa Krankenhaus, geht kein Tag verloren. Schicken Sie es jetzt mit Beleg und sagen Sie es der Krankenkasse. Dann zur Gewerkschaft.',
  },
  'be.ask.sick-note-first-day': {
    says: 'Nicht für jeden ersten Tag. Zweimal im Kalenderjahr brauchen Sie für den ersten Krankheitstag kein Attest; bis 2025 war es dreimal. Ab dem zweiten Tag und ab dem dritten Mal brauchen Sie eines, wenn die Firma es verlangt. Eine Firma mit weniger als 50 Beschäftigten darf es jedes Mal verlangen, wenn Arbeitsordnung oder Tarifvertrag das sagt. Sagen Sie sofort Bescheid, und wo Sie sind, wenn nicht daheim: Ein Kontrollarzt kann kommen.',
  },
}
