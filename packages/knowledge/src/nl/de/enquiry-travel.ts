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
}
