/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_IT: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: 'Niente nuovo per vecchio. Per un danno vero possono tenere solo quanto la cosa valeva ancora, o il prezzo di una pulizia. Una moquette fatta per dieci anni che ne aveva otto vale un quinto. L’uso normale non Le costa nulla. Devono provarlo con le liste e le foto di entrata e uscita e le fatture. Scriva quali voci contesta, poi chieda al deposit scheme la sua decisione gratuita, di solito entro tre mesi. Ciò che non è contestato va reso ora.',
  },
}
