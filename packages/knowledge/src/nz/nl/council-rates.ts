/** The Dutch words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_NL: Words = {
  'nz.rates.want': {
    says: 'De gemeente (council) wil de gemeentebelasting (rates) op uw huis of grond.',
  },
  'nz.rates.right-help': {
    says: 'U kunt de gemeente (council) vragen om belasting (rates) of boetes uit te stellen of te laten vallen wegens geldproblemen (hardship). Ze moet zich aan haar eigen beleid houden.',
  },
  'nz.rates.right-rebate': {
    says: 'Is uw inkomen laag? Dan kunt u voor dit belastingjaar een korting (rates rebate) vragen.',
  },
  'nz.rates.step-call': {
    says: 'Bel de gemeente (council) vóór de dag dat u moet betalen. Vraag om een betalingsregeling en om de boete eraf te halen.',
  },
}
