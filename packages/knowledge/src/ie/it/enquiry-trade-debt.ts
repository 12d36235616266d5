/** Questions about the debt of a business: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_IT: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Una lettera non può togliere la casa. Prima serve una sentenza, che possono poi iscrivere sulla quota del debitore. Solo un tribunale può ordinare la vendita, e può rifiutare o aspettare. Offra rate per iscritto e chiami gratis MABS, 0818 07 2000.',
  },
}
