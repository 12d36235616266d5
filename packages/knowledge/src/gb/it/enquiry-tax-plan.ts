/** Questions about a tax bill that cannot be paid in time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_PLAN_IT: Words = {
  'gb.ask-tax.cannot-pay': {
    says: 'Mandi la dichiarazione in tempo anche se non può pagare. Poi apra un piano (Time to Pay) online: fino a 60 giorni dopo la scadenza e £30,000. Oppure 0300 200 3822. Lo faccia prima del giorno 30: se no 5 % di multa; un piano la evita. Corrono interessi. Offra solo il possibile. Non ignori lettere: HMRC può pignorare beni.',
  },
}
