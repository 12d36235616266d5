/** Questions about the pay that a bankrupt employer owes: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_IT: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'Si rivolga subito all’UWV: copre la paga che il datore fallito deve. Fino a 13 settimane prima della disdetta, il preavviso fino a sei settimane, e fino a un anno di ferie e indennità. Usi il modulo del curatore (curator). Mandi buste paga e ore. Continui a offrire il lavoro finché lui lo chiude. Per dopo chieda la WW entro una settimana.',
  },
}
