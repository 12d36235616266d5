/** Questions about an energy contract made by phone and never asked for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_NL: Words = {
  'it.ask.energy-phone': {
    says: 'Nee. Een telefonisch contract bindt pas als u het schriftelijk of op een duurzame drager bevestigde. Wat u niet vroeg, hoeft u niet te betalen. Klaag schriftelijk bij de nieuwe leverancier: niet gevraagd, stuur de opname, zet mij terug. Herroep ook: 14 dagen, twaalf maanden meer als men u niet inlichtte. Betwist intussen elke afsluiting; daarna gratis het Sportello van ARERA.',
  },
}
