/** The Italian words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_IT: Words = {
  'nz.rates.want': {
    says: 'Il comune (council) vuole l’imposta locale (rates) sulla Sua casa o sul Suo terreno.',
  },
  'nz.rates.right-help': {
    says: 'Può chiedere al comune (council) di rinviare o togliere l’imposta (rates) o le penali per difficoltà. Deve seguire le proprie regole.',
  },
  'nz.rates.right-rebate': {
    says: 'Se il Suo reddito è basso può chiedere uno sconto (rates rebate) per questo anno d’imposta (rating year).',
  },
  'nz.rates.step-call': {
    says: 'Chiami il comune (council) prima della scadenza. Chieda un piano di pagamento e di togliere la penale.',
  },
}
