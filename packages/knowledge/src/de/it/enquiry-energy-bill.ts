/** Questions about a high or guessed bill for power or gas: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_WORDS: Words = {
  'de.ask-energy.high-bill': {
    says: 'Fotografi il contatore, lo confronti con la bolletta e contesti per iscritto. La stima è ammessa solo in pochi casi, e una lettura giusta la corregge. Nella fornitura di base può trattenere i soldi per un errore evidente. Vale anche se il consumo è più che raddoppiato e chiede una verifica del contatore. Altrimenti paghi ciò che non è contestato. Poi aiuta gratis la Schlichtungsstelle Energie.',
  },
}
