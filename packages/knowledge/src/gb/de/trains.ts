/** German: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_DE: Words = {
  'gb.rail.right-late': {
    says: 'Für einen späten oder gestrichenen Zug können Sie Geld zurückverlangen, oft ab 15 Minuten. Fordern Sie es innerhalb von 28 Tagen von der Bahnfirma.',
  },
  'gb.rail.right-fare': {
    says: 'Gegen einen erhöhten Fahrpreis (penalty fare) haben Sie 21 Tage. Fahren ohne Fahrschein ist nur in bestimmten Fällen strafbar. Antworten Sie auf jeden Brief, erklären Sie es und bieten Sie eine Einigung an.',
  },
}
