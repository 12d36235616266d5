/** The French words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_FR: Words = {
  'nl.ask.costs': {
    says: 'D’abord, vous devez recevoir un rappel gratuit avec 14 jours. Ensuite, au plus 15 % des premiers 2 500 €, avec un minimum de 40 €.',
    dependsOn: 'les lettres que vous avez reçues',
  },
  'nl.ask.collector-letter': {
    says: 'Vérifiez d’abord : est-ce à vous, la somme est-elle juste, a-t-elle plus de cinq ans ? Les frais ne comptent qu’après une lettre laissant 14 jours. La firme doit être inscrite. Contestez par écrit ou offrez un plan. Elle ne peut rien saisir.',
  },
}
