/** The French words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_FR: Words = {
  'us.life.right-cobra': {
    says: 'Vous avez 60 jours pour choisir COBRA, puis 45 jours pour payer la première fois. Cela peut remonter au jour où l’assurance a fini.',
  },
  'us.life.step-cobra': {
    says: 'Comparez le prix avec un plan Marketplace. Perdre l’assurance du travail y ouvre une période de 60 jours.',
  },
  'us.life.option-cobra': {
    says: 'Choisissez COBRA au plus tard à la date indiquée, ou un autre plan.',
    title: 'Choisir une assurance à temps',
    cost: 'Jusqu’à 102 % du prix entier',
    time: '60 jours pour choisir',
    risk: 'Après la date, le droit est perdu.',
    bestFor: 'Vous avez bientôt besoin de soins ou avez atteint votre franchise (deductible).',
  },
  'us.life.right-market': {
    says: 'Vous pouvez faire appel d’une décision Marketplace sur l’assurance ou l’aide, le plus souvent dans les 90 jours. Envoyez les preuves manquantes au plus tard à la date indiquée pour garder l’aide.',
  },
  'us.life.right-plan': {
    says: 'Un plan du travail qui dit non doit donner ses raisons. Vous avez le plus souvent 180 jours pour faire appel pour une incapacité, 60 pour une pension. Faites appel avant d’aller en justice.',
  },
  'us.life.right-enroll': {
    says: 'Quand l’assurance du travail finit, vous avez 60 jours pour entrer dans un plan Marketplace, souvent à un prix plus bas avec un bas revenu.',
  },
  'us.eob.want': {
    says: 'Votre assurance santé montre ce qu’elle a payé et ce que le médecin peut vous demander. Ce n’est pas une facture.',
  },
  'us.eob.right-appeal': {
    says: 'Vous pouvez faire appel de ce que l’assurance n’a pas payé, le plus souvent dans les 180 jours, puis demander un examen externe.',
  },
  'us.eob.step': {
    says: 'Attendez la facture du médecin et comparez-la avec ce papier. Ne payez pas plus que « your share » (votre part).',
  },
  'us.eob.option': {
    says: 'Appelez l’assurance si une partie semble fausse, puis faites appel par écrit.',
    title: 'Demander, puis faire appel',
    cost: 'Gratuit',
    time: '180 jours dans la plupart des assurances',
    risk: 'Aucun.',
    bestFor: 'L’assurance a payé trop peu ou vous n’avez jamais eu ces soins.',
  },
}
