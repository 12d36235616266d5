/** Questions about a package holiday that was changed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_DE: Words = {
  'ie.ask.package-changed': {
    says: 'Ja. Ändert der Veranstalter vor der Reise etwas Großes, etwa Hotelklasse oder Termin, dürfen Sie kostenlos absagen. Ebenso bei über 8 % mehr. Alles Geld muss binnen 14 Tagen zurück. Antworten Sie bis zum genannten Tag. War es vor Ort schlecht, melden Sie es dort sofort und verlangen Sie später Geld zurück. Dann small claims procedure.',
  },
}
