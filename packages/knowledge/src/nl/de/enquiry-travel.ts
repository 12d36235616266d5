/** Questions about flights and package trips that are cancelled: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_DE: Words = {
  'nl.ask.flight': {
    says: 'Verlangen Sie von der Fluglinie Betreuung, Erstattung oder einen anderen Flug und die feste Summe der europäischen Regel. Bei unvermeidbaren Gründen wie einem Sturm muss sie die Summe nicht zahlen.',
    dependsOn: 'Grund, Dauer der Verspätung und Strecke',
  },
  'nl.ask.package-tour': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, bekommen Sie binnen 14 Tagen alles zurück. Einen Gutschein müssen Sie nicht nehmen. Sagen Sie selbst ab, zahlen Sie meist eine faire Gebühr, aber nichts bei schweren Ereignissen am Ort.',
    dependsOn: 'wer abgesagt hat und warum',
  },
  'nl.ask.train-late': {
    says: 'Das europäische Recht gibt 25 % der Fahrkarte ab 60 Minuten Verspätung und 50 % ab zwei Stunden. Die NS zahlt für eigene Züge mehr: die Hälfte ab 30 Minuten, alles ab einer Stunde. Fordern Sie es bald auf der Seite des Unternehmens, mit Datum und Fahrt. Bei einem Nein gehen Sie zur Schlichtung (Geschillencommissie Openbaar Vervoer).',
  },
  'nl.ask.flight-via-site': {
    says: 'Die Airline muss Ihnen das Geld zurückzahlen oder umbuchen, auch wenn Sie über eine Seite gebucht haben. Sie hat sieben Tage; diese Frist bindet die Seite nicht. Fordern Sie es also schriftlich von der Airline selbst. Die Gebühr der Seite gehört zum Preis, außer die Airline wusste nichts davon. Einen Gutschein müssen Sie nicht nehmen. Weniger als 14 Tage vorher erfahren? Dann fordern Sie auch 250 bis 600 €, aber nicht bei Sturm und Ähnlichem. Keine Antwort? Melden Sie es der ILT oder klagen Sie binnen zwei Jahren. Es gilt ab der EU oder dorthin mit einer EU-Airline.',
  },
}
