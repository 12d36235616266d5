/** Questions about speeding notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_IT: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Non la paghi. Entro 28 giorni compili la parte che dice chi guidava, con l’indirizzo, e la rimandi. L’avviso va allora a quella persona. Se non fa nulla, la legge presume che guidasse Lei.',
  },
}
