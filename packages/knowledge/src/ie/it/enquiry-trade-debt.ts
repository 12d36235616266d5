/** Questions about the debt of a business: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_IT: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Una lettera non può togliere la casa. Prima serve una sentenza, che possono poi iscrivere sulla quota del debitore. Solo un tribunale può ordinare la vendita, e può rifiutare o aspettare. Offra rate per iscritto e chiami gratis MABS, 0818 07 2000.',
  },
  'ie.ask.trade-debt-letter': {
    says: 'Una lettera da sola non toglie nulla. Risponda ora all’avvocato e offra rate che può reggere. Fino a €15,000 si va alla District Court: claim notice, 28 giorni per rispondere, poi la sentenza. Solo dopo possono venire lo sheriff, un ordine di rate o un’ipoteca giudiziale. Il debito del coniuge non è Suo se non ha firmato. MABS aiuta gratis: 0818 07 2000.',
  },
}
