/** Questions about the costs that a collection firm adds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_DE: Words = {
  'de.ask-debt.collector-costs': {
    says: 'Solche Kosten schulden Sie nur, wenn die Rechnung stimmt und Sie in Verzug waren. Bei einer unbestrittenen Rechnung bis 50 € sind höchstens 58,48 € möglich, bis 500 € 95,60 €. Meist ist es viel weniger. Zahlen Sie den richtigen Teil und bestreiten Sie den Rest schriftlich.',
  },
}
