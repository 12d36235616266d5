/** The French words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_FR: Words = {
  'au.car.right-notice': {
    says: 'Un prêteur doit envoyer une mise en demeure (default notice) et attendre 30 jours avant de prendre une voiture. Pour entrer chez vous, il lui faut un ordre du tribunal ou votre accord.',
  },
  'au.car.right-small-debt': {
    says: 'Si vous devez moins d’un quart du prêt ou moins de 10 000 $ (la plus petite des deux sommes compte), il lui faut presque toujours un ordre du tribunal pour prendre des biens.',
  },
  'au.car.right-sale': {
    says: 'Après avoir pris la voiture, il doit vous dire sa valeur et comment la récupérer, et attendre 21 jours avant de vendre.',
  },
  'au.car.step-call': {
    says: 'Appelez le prêteur avant la fin du délai. Demandez une aide pour difficultés de paiement (hardship), et plaignez-vous gratuitement à l’AFCA. Cela arrête presque toujours l’action.',
  },
  'au.car.want': { says: 'Le prêteur veut les paiements en retard, ou la voiture.' },
  'au.car.option-hardship': {
    says: 'Demandez au prêteur par écrit un changement pour difficultés de paiement (hardship).',
    title: 'Demander une aide pour difficultés',
    cost: 'Demander est gratuit',
    time: 'Avant la fin du délai',
    risk: 'La somme grandit pendant que vous attendez.',
    bestFor: 'Vous avez un revenu et voulez garder la voiture.',
  },
}
