/** Questions about an energy contract made by phone and never asked for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_NL: Words = {
  'it.ask.energy-phone': {
    says: 'Nee. Sinds 19 juni 2026 is een energiecontract uit een verkooptelefoontje zonder uw toestemming nietig. Een telefonisch contract bindt ook pas als u het schriftelijk of duurzaam bevestigde. Wat u niet vroeg, betaalt u niet. Klaag schriftelijk: niet gevraagd, stuur de opname, zet mij terug. Herroep ook: 14 dagen, twaalf maanden meer als men u niet inlichtte. Daarna gratis het Sportello van ARERA.',
  },
}
