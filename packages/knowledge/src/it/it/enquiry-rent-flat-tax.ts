/** Questions about a rise of the rent under the flat tax: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_IT: Words = {
  'it.ask.rent-flat-tax': {
    says: 'No. Con la cedolare secca il proprietario rinuncia a ogni aumento finché dura, anche ISTAT. E un aumento oltre il canone registrato è comunque nullo. Scriva per raccomandata o PEC che continua a pagare il canone attuale, e lo paghi con bonifico. Per questo non può mandarla via prima della scadenza. Ciò che ha pagato in più si può chiedere indietro fino a sei mesi dalla riconsegna della casa.',
  },
}
