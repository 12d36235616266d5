/** Questions about a package holiday that was changed, cancelled or went badly: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_NL: Words = {
  'gb.ask-travel.package': {
    says: 'Verandert een hoofddeel sterk, zoals hotel of datum, of stijgt de prijs met meer dan 8%, dan kunt u annuleren en alles binnen 14 dagen terugkrijgen. Antwoord voor de gestelde dag. Ging het daar slecht, meld het meteen en vraag daarna een lagere prijs.',
  },
}
