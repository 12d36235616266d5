/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_FR: Words = {
  'nz.ask.cancel-loan': {
    says: 'Vous pouvez annuler un prêt à la consommation dans les cinq jours ouvrés si vous avez reçu les papiers en main, sept par e-mail ou neuf par la poste. Vous devez rendre l’argent.',
    dependsOn: 'comment vous avez reçu les papiers',
  },
  'nz.ask.repossession': {
    says: "Sauf si le bien est en danger, vous avez au moins 15 jours dès l'avis de reprise (repossession warning notice). Demandez maintenant par écrit un changement pour difficulté : pourquoi, ce que vous pouvez payer, jusqu'à quand. Faites-le dans les deux semaines de l'avis, avant deux mois de retard. Le prêteur doit répondre sous 20 jours ouvrables. S'il refuse, son service gratuit de plaintes et MoneyTalks 0800 345 123 aident. Ne cachez pas la voiture.",
  },
  'nz.ask.mortgage': {
    says: 'Appelez le service de la banque pour les difficultés (hardship team) et MoneyTalks au 0800 345 123. Un avis d’au moins 20 jours ouvrés doit venir avant une vente forcée (mortgagee sale).',
  },
}
