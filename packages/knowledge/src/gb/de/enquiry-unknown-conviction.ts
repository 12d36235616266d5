/** Questions about a conviction nobody told you of: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_DE: Words = {
  'gb.ask-court-fine.never-knew': {
    says: 'Ja, das lässt sich aufheben. Erklären Sie dem Gericht eidlich (statutory declaration), dass Sie nichts von dem Fall wussten, innerhalb von 21 Tagen, nachdem Sie davon erfahren. Später müssen Sie die Verspätung erklären. Die Verurteilung fällt dann weg, aber der Fall beginnt neu, und Sie sagen, ob Sie schuldig sind.',
  },
  'gb.ask-court-fine.declaration': {
    says: "Bitten Sie ein Strafgericht (magistrates' court) um einen Termin; dort ist es kostenlos. Nehmen Sie das Formular, das Aktenzeichen und Ihre Antwort zur Schuld mit. Tun Sie es innerhalb von 21 Tagen, nachdem Sie davon erfahren. Sagen Sie nur die Wahrheit, denn eine falsche Erklärung ist strafbar.",
  },
}
