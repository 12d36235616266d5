/** Questions about a rent rise that comes too early and running costs that come too late: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_NL: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'Nog niet. Een verhoging naar de plaatselijke huur mag pas een jaar na de start of de vorige verhoging worden gevraagd. Zij geldt op zijn vroegst na 15 maanden. Een eerdere brief heeft geen gevolg. Ook is het hoogstens 20 % in drie jaar, in veel steden 15 %. Teken niet en betaal de oude huur door. Voor trappen, index en werken geldt iets anders.',
  },
  'de.ask-home.running-costs-late': {
    says: 'Nee, als de afrekening later dan twaalf maanden na het einde van haar jaar kwam. Voor 2024 was dat 31 december 2025. Dan hoeft u niets bij te betalen, tenzij de verhuurder er niets aan kon doen. Het gaat om de dag dat zij bij u was, niet om de datum erop. Schrijf dat en betaal niets bij. Geld dat u terugkrijgt, blijft hij schuldig.',
  },
}
