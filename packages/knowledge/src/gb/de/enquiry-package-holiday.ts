/** Questions about a package holiday that was changed, cancelled or went badly: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_DE: Words = {
  'gb.ask-travel.package': {
    says: 'Ändert sich ein Hauptteil stark, etwa Hotel oder Datum, oder steigt der Preis um über 8%, können Sie absagen und alles binnen 14 Tagen zurückbekommen. Antworten Sie bis zum gesetzten Tag. War es dort schlecht, melden Sie es sofort und verlangen danach einen niedrigeren Preis.',
  },
}
