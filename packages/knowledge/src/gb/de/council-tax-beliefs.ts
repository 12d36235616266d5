/** Beliefs about council tax to correct: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_DE: Words = {
  'gb.council-tax.myth-prison': {
    says: 'In England ist Haft das letzte Mittel. Ein Gericht muss zuerst feststellen, dass Sie zahlen konnten und sich weigerten oder es grob versäumten. Nicht zahlen zu können reicht nicht.',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'In Wales kommt niemand wegen Gemeindesteuer (council tax) ins Gefängnis. Das endete am 1. April 2019.',
  },
  'gb.council-tax.myth-six-years': {
    says: 'Gibt es eine liability order, beendet keine Frist die Schuld. Die Grenze von sechs Jahren gilt nur für den Antrag auf diese Anordnung.',
  },
  'gb.council-tax.myth-only-half': {
    says: 'Paare und gemeinsame Mieter haften jeder für alles, solange sie dort wohnen. Ist jemand ausgezogen, sagen Sie der Gemeinde das Datum.',
  },
  'gb.council-tax.myth-contract': {
    says: 'Gemeindesteuer (council tax) braucht keinen Vertrag und keine Zustimmung. Gerichte weisen diesen Einwand ab, und er kostet Geld.',
  },
}
