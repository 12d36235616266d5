/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_DE: Words = {
  'es.ask.hand-over-keys': {
    says: 'Geben Sie die Schlüssel noch nicht ab. In Spanien endet die Schuld damit allein nicht: Sie schulden weiter, was der Verkauf nicht deckt. Sie endet nur, wenn die Bank schriftlich zustimmt (dación en pago) oder nach dem Kodex guter Praxis muss. Verlangen Sie zuerst schriftlich diesen Kodex: kleinere Raten. Die Hypothekenhilfe der Stadt (intermediación hipotecaria) ist frei. Nur ein Richter darf Sie hinaussetzen.',
  },
  'es.ask.mortgage-arrears': {
    says: 'Die Bank darf den Kredit erst bei 12 offenen Raten oder 3 % des Kredits beenden; in der zweiten Hälfte bei 15 oder 7 %. Vorher muss sie einen Monat Zeit geben. Nur ein Richter darf Sie hinaussetzen, und das dauert. Verlangen Sie schriftlich den Kodex guter Praxis: kleinere Raten, am Ende das Haus gegen die Schuld. Für Familien in Not kann die Räumung ruhen. Die Stadt hilft bei Hypotheken kostenlos.',
  },
  'es.ask.mortgage-court': {
    says: 'Ab den Gerichtspapieren haben Sie zehn Tage für Einwände, etwa gegen unfaire Klauseln. Verlangen Sie sofort einen kostenlosen Anwalt (turno de oficio) und sagen Sie es dem Gericht: die Frist kann ruhen. Bei Ihrer Wohnung beendet die Zahlung von Rückstand und Kosten den Fall, bis zum Tag der Versteigerung. Den Kodex guter Praxis gibt es bis zu deren Ankündigung. Für Familien in Not kann die Räumung ruhen.',
  },
}
