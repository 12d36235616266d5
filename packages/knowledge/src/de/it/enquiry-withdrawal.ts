/** The Italian words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_IT: Words = {
  'de.ask-withdraw.refund': {
    says: 'Può aprirlo e provarlo come in negozio. Il venditore deve rimborsare tutto entro 14 giorni, con la spedizione normale. Può aspettare la merce o la Sua prova di invio. Paga solo l’usura oltre una tale prova.',
  },
}
