/** Dutch: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_NL: Words = {
  'gb.ask-travel.package': {
    says: 'Verandert een hoofddeel sterk, zoals hotel of datum, of stijgt de prijs met meer dan 8%, dan kunt u annuleren en alles binnen 14 dagen terugkrijgen. Antwoord voor de gestelde dag. Ging het daar slecht, meld het meteen en vraag daarna een lagere prijs.',
  },
  'gb.ask-travel.late-train': {
    says: 'Ja. Vraag Delay Repay bij het bedrijf van de late trein, binnen 28 dagen, met uw kaartje. Vanaf 15 of 30 minuten krijgt u een deel, na een uur meer. Viel de trein uit en reisde u niet, vraag dan alles terug. Daarna is de Rail Ombudsman gratis.',
  },
}
