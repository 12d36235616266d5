/** Questions about a package holiday that was changed, cancelled or went badly: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_NL: Words = {
  'gb.ask-travel.package': {
    says: 'Verandert een hoofddeel sterk, zoals hotel of datum, of stijgt de prijs met meer dan 8%, dan kunt u annuleren en alles binnen 14 dagen terugkrijgen. Antwoord voor de gestelde dag. Ging het daar slecht, meld het meteen en vraag daarna een lagere prijs.',
  },
  'gb.ask-travel.company-bust': {
    says: 'Een pakketreis is beschermd: het bedrijf moest uw geld veiligstellen. Zoek een ATOL certificate in uw papieren. Daarmee vraagt u het geld bij de Civil Aviation Authority; lijst en formulier staan op haar site. Zonder vlucht: zoek ABTA of een verzekeraar. Alleen hotel of alleen vlucht? Vraag uw kaart: met een creditcard boven £100 is die ook aansprakelijk. Bewaar elk bonnetje.',
  },
}
