/** A sheriff for Revenue: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_NL: Words = {
  'ie.sheriff.right-revenue': {
    says: 'Voor belasting heeft de sheriff geen vonnis nodig, alleen een papier van Revenue. Bel Revenue vandaag en vraag om termijnen: een afgesproken plan stopt de sheriff. Is het bedrag alleen een schatting, stuur dan nu de ontbrekende aangifte.',
  },
}
