/** Questions about a fine of an office that pays benefits: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_NL: Words = {
  'nl.ask.benefit-fine': {
    says: 'Maak binnen zes weken gratis bezwaar tegen de boete en tegen de terugvordering. Dat zijn twee besluiten. De boete moet passen bij uw schuld en uw inkomen. Zonder schuld geen boete. Zeg met bewijs wat u wanneer hebt gemeld. Wat te veel is betaald, moet meestal terug, in termijnen naar uw inkomen.',
  },
}
