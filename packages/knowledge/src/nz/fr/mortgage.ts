/** The French words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_FR: Words = {
  'nz.mortgage.right-twenty-days': {
    says: 'Avant une vente forcée (mortgagee sale), vous devez recevoir un avis qui vous donne au moins 20 jours ouvrés pour rattraper le retard.',
  },
  'nz.mortgage.want': {
    says: 'Le prêteur veut les paiements en retard, et dit qu’il peut vendre la maison.',
  },
  'nz.mortgage.reality': {
    says: 'C’est un avertissement avec du temps pour agir. La plupart de ceux qui demandent tôt gardent leur maison avec un plan.',
  },
  'nz.mortgage.option-hardship': {
    says: 'Demandez par écrit au prêteur un changement à cause de difficultés (hardship).',
    title: 'Demander une aide pour difficultés',
    cost: 'Demander est gratuit',
    time: 'Avant la fin de l’avis',
    risk: 'La somme grandit pendant que vous attendez.',
    bestFor: 'Vous avez un revenu et vous voulez la garder.',
  },
  'nz.mortgage.right-hardship': {
    says: 'Si la cause est une maladie, une perte de travail ou une séparation, demandez un changement du prêt. Le prêteur doit répondre.',
  },
  'nz.mortgage.step': {
    says: 'Appelez aujourd’hui le service de la banque pour les difficultés (hardship team) et MoneyTalks au 0800 345 123. Prenez un conseil juridique sur l’avis.',
  },
}
