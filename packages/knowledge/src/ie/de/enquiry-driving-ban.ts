/** Questions about a ban from driving: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_DE: Words = {
  'ie.ask.drink-driving': {
    says: 'Ja, der Schein ist weg; wie lange, hängt vom Wert ab. Ohne solchen Bescheid in drei Jahren endet es ohne Gericht, wenn Sie in 28 Tagen zahlen: 51 bis 80 im Blut €200 und drei Monate, 81 bis 100 €400 und sechs Monate. Über 100 verbietet das Gericht mindestens zwei Jahre. Für Fahranfänger und Berufsfahrer gilt die Grenze 20. Lesen Sie die Fristen und gehen Sie vor Zahlung oder Geständnis zum Anwalt.',
  },
  'ie.ask.twelve-points': {
    says: 'Bei 12 Punkten in drei Jahren dürfen Sie sechs Monate nicht fahren, auch wenn der Beruf daran hängt. Für Anfänger sind es sieben. Das Handy in der Hand kostet €120 und drei Punkte, bei Verurteilung fünf. Lassen Sie es also nicht ohne Rat vor Gericht kommen. Fuhren Sie nicht, nennen Sie den Fahrer binnen 28 Tagen. Gehen Sie vorher zum Anwalt.',
  },
}
