/** The French words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_FR: Words = {
  'au.rates.want': {
    says: 'La commune (council) veut la taxe locale (rates) de l’année ou du trimestre sur votre logement ou terrain.',
  },
  'au.rates.right-plan': {
    says: 'Demandez à la commune (council) un plan de paiement ou une aide pour difficultés (hardship). Les retraités ont presque toujours droit à une remise.',
  },
  'au.rates.step-call': {
    says: 'Appelez la commune (council) avant le jour du paiement. Demandez ses règles d’aide (hardship policy) et quels intérêts elle ajoute.',
  },
  'au.rates.nsw': {
    says: 'En Nouvelle-Galles du Sud, la commune (council) peut accepter des paiements étalés et effacer des intérêts en cas de difficultés (hardship).',
  },
  'au.rates.vic': {
    says: 'Dans le Victoria, vous pouvez demander à la commune (council) de reporter ou d’effacer la taxe locale (rates) en cas de difficultés (hardship).',
  },
  'au.rates.qld': {
    says: 'Dans le Queensland, la commune (council) peut accorder une réduction, ou vous laisser payer la taxe locale (rates) en plusieurs fois, si vous êtes en difficulté (hardship).',
  },
}
