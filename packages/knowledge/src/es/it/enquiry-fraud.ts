/** Questions about scams: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'es.ask.scam-paid': {
    says: 'Chiami subito la Sua banca e dica che non l’ha permesso o che L’hanno ingannata. Denunci alla polizia. Per i pagamenti che non ha permesso la banca di solito deve rimborsare.',
  },
  'es.ask.scam-real': {
    says: 'Non clicchi e non paghi. Chieda al vero ufficio, a un numero che trova Lei, o chiami gratis lo 017.',
  },
}
