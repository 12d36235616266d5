/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_FR: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'Le plus souvent non. Pendant un bail à durée fixe (fixed term), le loyer ne monte que si le bail le dit, avec la somme ou la façon de la calculer. En Nouvelle-Galles du Sud, cela vaut pour moins de deux ans. Le marché seul n’est pas une raison. Écrivez que vous n’êtes pas d’accord et payez l’ancien loyer. Même si le bail le permet, il faut un préavis : 60 jours ou deux mois, 90 jours au Victoria. S’ils insistent, allez au tribunal de votre État.',
  },
  'au.fact.casual-sacked': {
    says: 'Un « casual » aux horaires réguliers, qui pouvait compter continuer, a aussi des droits. Pour unfair dismissal il faut six mois de travail, ou douze s’il y a moins de 15 personnes. Si c’est parce que vous avez parlé de votre paie, vous êtes plaint ou étiez malade, aucune durée n’est requise. Le patron doit alors prouver un autre motif (general protections). Demandez à la Fair Work Commission dans les 21 jours après le dernier jour : 1300 799 675. Les petits frais peuvent être remis, et il ne faut pas d’avocat. Pour la paie qui manque : Fair Work Ombudsman, 13 13 94, six ans en arrière.',
  },
}
