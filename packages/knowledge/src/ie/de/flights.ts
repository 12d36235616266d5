/** The German words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_DE: Words = {
  'ie.air.want': {
    says: 'Eine Fluglinie schreibt wegen Ihres verspäteten oder gestrichenen Fluges. Sie schulden nichts, und Ihnen steht vielleicht Geld zu.',
  },
  'ie.air.reality': { says: 'Sie muss den Grund beweisen. Ihr Wort allein genügt nicht.' },
  'ie.air.right-money': {
    says: 'Kommen Sie drei Stunden oder mehr zu spät an, stehen Ihnen meist 250, 400 oder 600 € zu, je nach Länge des Fluges.',
  },
  'ie.air.right-technical': {
    says: 'Ein technischer Fehler entschuldigt meist nicht. Die Fluglinie muss beweisen, dass etwas Außergewöhnliches geschah und sie es nicht vermeiden konnte.',
  },
  'ie.air.right-choice': {
    says: 'Ist der Flug gestrichen, wählen Sie: Ihr Geld zurück in sieben Tagen oder einen anderen Flug. Einen Gutschein müssen Sie nicht nehmen.',
  },
  'ie.air.right-meals': {
    says: 'Während Sie warten, schuldet sie Ihnen Essen und wenn nötig ein Hotel, egal aus welchem Grund. Heben Sie die Belege auf.',
  },
  'ie.air.right-authority': {
    says: 'Sagt sie nein oder antwortet sie sechs Wochen nicht, können Sie sich kostenlos bei der irischen Luftfahrtbehörde (IAA) beschweren.',
  },
  'ie.air.right-small-claims': {
    says: 'Bis 2.000 € können Sie das Verfahren für kleine Forderungen nutzen. Es ist billig und Sie brauchen keinen Anwalt.',
  },
  'ie.air.step': {
    says: 'Schreiben Sie der Fluglinie. Nennen Sie den Flug, die Verspätung und die Summe, und verlangen Sie den Beweis für den Grund.',
  },
}
