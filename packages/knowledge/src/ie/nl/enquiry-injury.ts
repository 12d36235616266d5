/** Questions about an injury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_NL: Words = {
  'ie.ask.injury-claim': {
    says: 'Schrijf de andere partij binnen een maand en ga naar een arts. U hebt twee jaar. De meeste claims gaan eerst naar de Injuries Resolution Board; dat stopt de klok. Bewaar foto’s, namen van getuigen en bonnen. Neem geen bedrag aan voor u weet hoe het geneest.',
  },
}
