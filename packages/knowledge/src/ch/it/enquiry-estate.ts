/** Questions about an estate and its debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_IT: Words = {
  'ch.ask.estate': {
    says: 'Con un’eredità prende anche i debiti. Ha tre mesi per rifiutarla e solo un mese per chiedere un inventario.',
  },
}
