/** The French words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_FR: Words = {
  'nl.ask.costs': {
    says: 'D’abord, vous devez recevoir un rappel gratuit avec 14 jours. Ensuite, au plus 15 % des premiers 2 500 €, avec un minimum de 40 €.',
    dependsOn: 'les lettres que vous avez reçues',
  },
}
