/** The French words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_FR: Words = {
  'au.mortgage.right-default-notice': {
    says: 'Avant de pouvoir poursuivre pour votre logement, le prêteur doit vous donner une mise en demeure (default notice) et au moins 30 jours pour rattraper.',
  },
  'au.mortgage.want': {
    says: 'Le prêteur veut les paiements en retard, et dit qu’il peut prendre le logement.',
  },
  'au.mortgage.reality': {
    says: 'C’est un avertissement, avec du temps pour agir. La plupart de ceux qui demandent tôt gardent leur logement avec un plan.',
  },
  'au.mortgage.option-hardship': {
    says: 'Demandez au prêteur par écrit un changement pour difficultés de paiement (hardship).',
    title: 'Demander une aide pour difficultés',
    cost: 'Demander est gratuit',
    time: 'Avant la fin du délai',
    risk: 'La somme grandit pendant que vous attendez.',
    bestFor: 'Vous avez un revenu et voulez garder le logement.',
  },
  'au.mortgage.right-hardship': {
    says: 'Vous pouvez demander un changement pour difficultés de paiement (hardship). Le prêteur doit répondre par écrit, presque toujours dans les 21 jours.',
  },
  'au.mortgage.right-afca': {
    says: 'Une plainte gratuite à l’AFCA avant le jugement empêche presque toujours le prêteur de continuer le procès.',
  },
  'au.mortgage.step-help': {
    says: 'Appelez aujourd’hui un conseiller en dettes gratuit (financial counsellor) au 1800 007 007 et l’équipe d’aide (hardship team) du prêteur.',
  },
}
