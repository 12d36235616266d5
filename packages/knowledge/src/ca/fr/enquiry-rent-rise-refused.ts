/** The French words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_FR: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: 'En général vous ne payez pas plus que le taux annuel, jamais plus de 2,5 %, si le logement était habité avant le 16 novembre 2018. Plus exige une ordonnance de la Commission. Il faut aussi 90 jours sur le formulaire N1 et 12 mois depuis la dernière hausse. Payez l’ancien loyer et dites-le par écrit. Payer un an une hausse fausse peut la valider.',
  },
  'ca.fact.rent-refused-qc': {
    says: 'Vous n’avez ni à accepter la hausse ni à partir. Répondez par écrit dans le mois de l’avis : je refuse l’augmentation et je renouvelle mon bail. Le silence vaut oui. Le locateur a ensuite un mois pour demander au Tribunal de fixer le loyer. Envoyez-le avec une preuve. Un logement construit depuis moins de cinq ans peut être exclu.',
  },
  'ca.fact.rent-new-building-on': {
    says: 'Un logement habité pour la première fois après le 15 novembre 2018 n’a pas de plafond : une forte hausse est permise. Mais il faut 90 jours par écrit sur le formulaire N2 et 12 mois depuis la dernière. Un texto ou un délai plus court ne vaut rien. Payez alors l’ancien loyer à temps et écrivez pourquoi. Un bon formulaire peut suivre : négociez, voyez une clinique juridique.',
  },
}
