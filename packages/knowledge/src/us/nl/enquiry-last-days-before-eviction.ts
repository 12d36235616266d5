/** The Dutch words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_NL: Words = {
  'us.fact.eviction-ordered': {
    says: 'Ga vandaag naar de rechtbank. Vraag heropening of uitstel (stay) en zeg waarom u de dag miste of wat er veranderde. In veel staten, zoals Pennsylvania en New Jersey, stopt het als u alle huur en kosten betaalt voordat de ambtenaar komt. Vraag het exacte bedrag en betaal met bewijs. Bel nu legal aid en 211.',
  },
}
