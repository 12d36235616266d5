/** Questions about a package holiday that was changed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_NL: Words = {
  'ie.ask.package-changed': {
    says: 'Ja. Wijzigt de organisator vooraf iets groots, zoals hotelklasse of data, dan mag u gratis annuleren. Ook bij meer dan 8% prijsstijging. Al het geld moet binnen 14 dagen terug. Antwoord voor de genoemde dag. Was het ter plaatse slecht, meld het daar meteen en vraag later geld terug. Daarna de small claims procedure.',
  },
}
