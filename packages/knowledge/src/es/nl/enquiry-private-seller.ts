/** The Dutch words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_NL: Words = {
  'es.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
}
