/** Questions about energy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IT: Words = {
  'ie.ask.energy-cut-off': {
    says: "Chiami subito il fornitore e chieda un piano che può rispettare. Finché lo rispetta non possono staccare. Lo dica se è malato, anziano o ha un apparecchio medico: c'è più protezione. Se rifiutano, reclami e poi vada gratis alla CRU. MABS può aiutare.",
  },
  'ie.ask.energy-bill-wrong': {
    says: 'Mandi una lettura vera del contatore con foto e chieda per iscritto come hanno calcolato la somma. Non paghi tutto insieme ciò che contesta: chieda un piano lungo. Se il fornitore non rimedia, reclami gratis alla CRU. Non possono staccare finché rispetta un piano.',
  },
}
