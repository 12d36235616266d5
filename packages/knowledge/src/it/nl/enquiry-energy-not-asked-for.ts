/** Questions about an energy contract made by phone and never asked for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_NL: Words = {
  'it.ask.energy-phone': {
    says: 'Nee. Sinds 19 juni 2026 is een energiecontract uit een verkooptelefoontje zonder uw toestemming nietig. Een telefonisch contract bindt ook pas als u het schriftelijk of duurzaam bevestigde. Wat u niet vroeg, betaalt u niet. Klaag schriftelijk: niet gevraagd, stuur de opname, zet mij terug. Herroep ook: 14 dagen, twaalf maanden meer als men u niet inlichtte. Daarna gratis het Sportello van ARERA.',
  },
  'it.ask.bill-too-high': {
    says: 'Stuur meteen een schriftelijke klacht naar de leverancier (formulier op de site, mail of PEC) met een foto van de meter. Hij moet binnen 30 dagen met redenen antwoorden, anders betaalt hij een vergoeding. Is de rekening meer dan anderhalf keer het gemiddelde, dan mag hij voor zijn antwoord niet afsluiten. Dat geldt boven € 50 en als u uiterlijk tien dagen na de betaaldag schrijft. Betaal het juiste deel. Daarna helpt ARERA gratis bemiddelen. Verbruik van meer dan twee jaar terug is meestal verjaard.',
  },
}
