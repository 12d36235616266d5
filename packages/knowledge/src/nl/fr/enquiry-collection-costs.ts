/** The French words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_FR: Words = {
  'nl.ask.costs': {
    says: 'Vous ne devez des frais qu’après un rappel gratuit donnant 14 jours et nommant la somme. Il n’est jamais venu ? Payez seulement la facture et écrivez pourquoi pas les frais. Ensuite, au plus 15 % des premiers 2 500 €, avec un minimum de 40 €. Des frais par commande ou par lettre ne s’ajoutent pas.',
    dependsOn: 'les lettres que vous avez reçues',
  },
  'nl.ask.collector-letter': {
    says: 'Vérifiez d’abord : est-ce à vous, la somme est-elle juste, a-t-elle plus de cinq ans ? Les frais ne comptent qu’après une lettre laissant 14 jours. La firme doit être inscrite. Contestez par écrit ou offrez un plan. Elle ne peut rien saisir.',
  },
}
