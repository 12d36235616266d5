/** Questions about the costs that a collection firm adds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_WORDS: Words = {
  'de.ask-debt.collector-costs': {
    says: 'Vous ne devez ces frais que si la facture est juste et que vous étiez en retard. Pour une facture non contestée jusqu’à 50 €, le plus haut est 58,48 €, jusqu’à 500 € 95,60 €. C’est souvent bien moins. Payez la part juste et contestez le reste par écrit.',
  },
}
