/** The Dutch words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'nl.ask.costs': {
    says: 'Eerst moet u een gratis aanmaning met 14 dagen krijgen. Daarna hoogstens 15 % van de eerste € 2.500, met minimaal € 40.',
    dependsOn: 'welke brieven u kreeg',
  },
}
