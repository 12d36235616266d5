/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_DE: Words = {
  'gb.ask-parking.bus-lane': {
    says: 'Sie können innerhalb von 28 Tagen schriftlich beim Council widersprechen, mit Fotos der Schilder und Linien auf Ihrem Weg. Dunkle, verdeckte oder unklare Schilder sind ein guter Grund. Wer früh zahlt, zahlt die Hälfte: 14 Tage in London, sonst meist 21, wie es im Bescheid steht. Aber mit der Zahlung ist der Fall zu Ende. Sagt der Council Nein, gehen Sie innerhalb von 28 Tagen kostenlos zum Tribunal: Sie riskieren nur den halben Preis. Kamen weitere Bescheide, bevor der erste Brief da war, bitten Sie darum, diese zu streichen.',
  },
  'gb.ask-speed.lease-car': {
    says: 'Die 14 Tage gelten nur für den ersten Bescheid, an den eingetragenen Halter (registered keeper). Bei einem Leasing- oder Firmenwagen ist das meist die Leasingfirma. Fragen Sie sie, an welchem Tag ihr Bescheid kam. War das innerhalb von 14 Tagen nach der Tat, darf Ihrer später kommen. Schicken Sie Ihr Formular auf jeden Fall innerhalb von 28 Tagen zurück und nennen Sie, wer fuhr: Nicht zu antworten ist eine eigene Straftat mit sechs Punkten. Kam der erste Bescheid zu spät, holen Sie Rat, bevor Sie eine Strafe oder einen Kurs annehmen.',
  },
}
