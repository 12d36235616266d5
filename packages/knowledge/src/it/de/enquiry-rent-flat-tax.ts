/** Questions about a rise of the rent under the flat tax: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_DE: Words = {
  'it.ask.rent-flat-tax': {
    says: 'Nein. Mit der Pauschalsteuer (cedolare secca) verzichtet der Eigentümer auf jede Erhöhung, auch nach ISTAT. Und mehr als die registrierte Miete ist ohnehin nichtig. Schreiben Sie per Einschreiben oder PEC, dass Sie die jetzige Miete weiterzahlen, und überweisen Sie sie. Deshalb kann er Sie vor Vertragsende nicht hinauswerfen. Zu viel Gezahltes können Sie bis sechs Monate nach der Rückgabe der Wohnung zurückfordern.',
  },
}
