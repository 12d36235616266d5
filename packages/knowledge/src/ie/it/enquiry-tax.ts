/** Questions about taxes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_IT: Words = {
  'ie.ask.tax': {
    says: 'Lo controlli in myAccount. Chieda un pagamento a rate (phased payment), o faccia ricorso entro 30 giorni se è sbagliato.',
  },
  'ie.ask.property-tax': {
    says: 'Chieda a Revenue un rinvio se guadagna poco, o di pagare a rate. Presenti comunque la dichiarazione.',
  },
  'ie.ask.property-tax-dates': {
    says: 'Guardi il giorno in LPT online. L’addebito unico dell’anno è per lo più il 21 marzo. L’addebito mensile è il giorno 15.',
  },
}
