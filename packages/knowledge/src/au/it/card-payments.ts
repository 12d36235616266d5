/** The Italian words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_IT: Words = {
  'au.bank.right-not-mine': {
    says: 'Se non ha fatto o permesso un pagamento, quasi sempre la perdita tocca alla banca. Può toccare in parte a Lei se ha dato un codice o li ha avvisati tardi.',
  },
  'au.bank.step-call': {
    says: 'Chiami il numero sul retro della Sua carta, non quello nel messaggio. Se il pagamento non è Suo, lo dica subito.',
  },
}
