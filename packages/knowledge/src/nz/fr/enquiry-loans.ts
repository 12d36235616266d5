/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_FR: Words = {
  'nz.ask.cancel-loan': {
    says: 'Vous pouvez annuler un prêt à la consommation dans les cinq jours ouvrés si vous avez reçu les papiers en main, sept par e-mail ou neuf par la poste. Vous devez rendre l’argent.',
    dependsOn: 'comment vous avez reçu les papiers',
  },
  'nz.ask.repossession': {
    says: 'Sauf si le bien est en danger, il doit envoyer un avis (repossession warning notice) et vous avez au moins 15 jours pour payer les arriérés. Avant la fin, écrivez : demandez un aménagement (hardship) et offrez ce que vous pouvez. Maladie, emploi perdu ou aide arrêtée sont de bonnes raisons. Les agents ont besoin d’une licence et ne viennent que de 6 h à 21 h, ni dimanche ni jour férié. Sinon, son service de plainte gratuit et MoneyTalks 0800 345 123.',
  },
  'nz.ask.mortgage': {
    says: 'Appelez le service de la banque pour les difficultés (hardship team) et MoneyTalks au 0800 345 123. Un avis d’au moins 20 jours ouvrés doit venir avant une vente forcée (mortgagee sale).',
  },
}
