/** Questions about a loan from a moneylender: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_IT: Words = {
  'ie.ask.moneylender': {
    says: 'Guardi prima il registro della Central Bank. Una ditta autorizzata può prendere su un prestito interessi al massimo dell’1 % a settimana e del 48 % l’anno. Chieda per iscritto quanto ha avuto, pagato e deve. Senza licenza non può prestare; per minacce vada dai gardaí. MABS aiuta gratis: 0818 07 2000.',
  },
}
