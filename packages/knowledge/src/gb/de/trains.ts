/** German: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_DE: Words = {
  'gb.rail.right-late': {
    says: 'Für einen späten oder gestrichenen Zug können Sie Geld zurückverlangen, oft ab 15 Minuten. Fordern Sie es innerhalb von 28 Tagen von der Bahnfirma.',
  },
  'gb.rail.right-fare': {
    says: 'Gegen einen erhöhten Fahrpreis (penalty fare) haben Sie 21 Tage. Fahren ohne Fahrschein ist nur in bestimmten Fällen strafbar. Antworten Sie auf jeden Brief, erklären Sie es und bieten Sie eine Einigung an.',
  },
  'gb.ask-travel.no-ticket': {
    says: 'Antworten Sie auf jeden Brief rechtzeitig. Sagen Sie, was war, mit Belegen, und bieten Sie Fahrpreis und Kosten an. Gegen eine penalty fare haben Sie 21 Tage. Für Schwarzfahren als Straftat muss Absicht bewiesen sein. Nach einer Bahnordnung (byelaw) kann eine fehlende Fahrkarte reichen.',
  },
}
