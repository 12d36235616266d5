/** The Dutch words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_NL: Words = {
  'de.ask-buy.car-accident': {
    says: 'U kunt direct bij de verzekeraar van de ander claimen. Binnen drie maanden moet die een aanbod doen of redenen geven. Geen schuld? Kies zelf expert en advocaat; de verzekeraar betaalt in de regel beide. Verzamel foto’s en getuigen. Teken geen snelle regeling.',
  },
}
