/** Questions about a high or guessed bill for power or gas: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_WORDS: Words = {
  'de.ask-energy.high-bill': {
    says: 'Photographiez le compteur, comparez avec la facture et contestez par écrit. Une estimation n’est permise que dans peu de cas, et un vrai relevé la corrige. En fourniture de base, vous pouvez retenir l’argent pour une erreur évidente. Cela vaut aussi si la consommation a plus que doublé et que vous demandez un contrôle du compteur. Sinon payez ce qui n’est pas contesté. Ensuite, la Schlichtungsstelle Energie aide gratuitement.',
  },
}
