/** Questions about an overdraft that the bank ends or cuts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_IT: Words = {
  'de.ask-debt.overdraft-ended': {
    says: 'La banca può di solito togliere un fido (Dispo) senza motivo, ma deve lasciare un tempo giusto; un mese è normale. Scriva oggi che non può pagare tutto e chieda rate fisse a un tasso più basso, o tempo. Non prenda in fretta un prestito caro. La nuova paga può essere compensata: chieda un P-Konto, o la faccia versare su un conto di base altrove. Se rifiuta, veda un consiglio debiti gratuito.',
  },
}
