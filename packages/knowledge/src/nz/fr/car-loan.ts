/** The French words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_FR: Words = {
  'nz.car.right-warning': {
    says: 'Un prêteur doit envoyer un avertissement (warning notice) au moins 15 jours avant de prendre des biens. Dans ce temps, payez le retard ou demandez une aide pour difficultés (hardship).',
  },
  'nz.car.right-entry': {
    says: 'Seul un agent autorisé (repossession agent) peut venir, à des heures fixées. Il ne peut le plus souvent pas prendre les biens dont vous avez besoin pour vivre.',
  },
  'nz.car.right-after': {
    says: 'Après avoir pris la voiture, le prêteur doit envoyer un avis et attendre 15 jours avant la vente. Vous pouvez la récupérer en rattrapant le retard.',
  },
  'nz.car.step': {
    says: 'Appelez le prêteur et MoneyTalks au 0800 345 123 avant la fin de l’avis.',
  },
  'nz.car.want': { says: 'Le prêteur veut les paiements en retard, ou les biens.' },
  'nz.car.option-hardship': {
    says: 'Demandez par écrit au prêteur un changement à cause de difficultés (hardship).',
    title: 'Demander une aide pour difficultés',
    cost: 'Demander est gratuit',
    time: 'Avant la fin de l’avis',
    risk: 'La somme grandit pendant que vous attendez.',
    bestFor: 'Vous avez un revenu et vous voulez garder la voiture.',
  },
}
