/** Questions about an estate and its debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_IT: Words = {
  'be.ask.estate': {
    says: 'Può accettare un’eredità, rinunciare o accettarla con inventario. Così non paga i suoi debiti con i Suoi soldi. Lo scrive un notaio.',
  },
}
