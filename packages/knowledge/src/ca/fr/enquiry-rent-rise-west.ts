/** The French words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_FR: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'Pas au-delà du plafond annuel de la Colombie-Britannique, 2,3 % en 2026 et fixé à nouveau chaque année. Et pas sans trois mois entiers d’avis sur le formulaire de la Residential Tenancy Branch. Un texto ou courriel ne le remplace pas. Une hausse en 12 mois. Payez le loyer actuel et écrivez pourquoi. Le trop-payé peut se déduire ensuite.',
  },
  'ca.fact.rent-rise-ab': {
    says: 'L’Alberta n’a pas de plafond, mais des délais fixes. Au mois, il faut trois mois entiers d’avis écrit et un an depuis la dernière hausse ou le début. À terme fixe, le loyer reste jusqu’à la fin. Une hausse avec moins d’avis est sans effet : payez le loyer actuel et écrivez-le.',
    dependsOn: 'votre type de bail et l’avis reçu',
  },
}
