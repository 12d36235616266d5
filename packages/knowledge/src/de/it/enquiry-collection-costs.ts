/** Questions about the costs that a collection firm adds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_WORDS: Words = {
  'de.ask-debt.collector-costs': {
    says: 'Deve queste spese solo se la fattura è giusta e Lei era in ritardo. Per una fattura non contestata fino a 50 € il massimo è 58,48 €, fino a 500 € 95,60 €. Di solito è molto meno. Paghi la parte giusta e contesti il resto per iscritto.',
  },
}
