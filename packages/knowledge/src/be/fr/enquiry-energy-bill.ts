/** Questions about energy that one cannot pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_WORDS: Words = {
  'be.ask.energy': {
    says: 'Demandez un plan au fournisseur et le fonds énergie au CPAS. Une coupure suit des étapes, et l’hiver dépend de la région. Le médiateur de l’énergie est gratuit.',
  },
}
