/** Questions about a thing bought from a private person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_IT: Words = {
  'ie.ask.private-goods': {
    says: 'Da un privato la cosa deve essere sua e come descritta. Se è rubata, il proprietario può riaverla, ma il venditore deve rimborsarLa: avvisi i gardaí con l’annuncio. Scriva al venditore, chieda alla banca o all’app di recuperare il pagamento, poi faccia causa alla District Court.',
  },
}
