/** The French words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_FR: Words = {
  'nz.rates.want': {
    says: 'La commune (council) veut l’impôt local (rates) sur votre maison ou votre terrain.',
  },
  'nz.rates.right-help': {
    says: 'Vous pouvez demander à la commune (council) de reporter ou d’annuler l’impôt local (rates) ou des pénalités à cause de difficultés. Elle doit suivre ses propres règles.',
  },
  'nz.rates.right-rebate': {
    says: 'Si votre revenu est faible, vous pouvez demander une remise (rates rebate) pour cette année d’imposition (rating year).',
  },
  'nz.rates.step-call': {
    says: 'Appelez la commune (council) avant le jour du paiement. Demandez un plan de paiement et que la pénalité soit enlevée.',
  },
}
