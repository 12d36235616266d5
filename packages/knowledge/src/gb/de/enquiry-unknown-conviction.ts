/** Questions about a conviction nobody told you of: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_DE: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Das lässt sich aufheben. Erklären Sie dem Strafgericht (magistrates' court) eidlich, binnen 21 Tagen, nachdem Sie davon erfahren, dass Sie nichts vom Fall wussten. Urteil, Strafe und Punkte fallen dann weg, der Fall beginnt neu. Rufen Sie heute die Stelle für Gerichtsstrafen (court fines) an. Schreiben Vollstrecker, melden Sie es der Firma schriftlich, auch Krankheit. Hier dürfen sie notfalls mit Gewalt hinein.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Bitten Sie ein Strafgericht (magistrates' court) um einen Termin; dort ist es kostenlos. Nehmen Sie das Formular, das Aktenzeichen und Ihre Antwort zur Schuld mit. Tun Sie es innerhalb von 21 Tagen, nachdem Sie davon erfahren. Sagen Sie nur die Wahrheit, denn eine falsche Erklärung ist strafbar.",
  },
}
