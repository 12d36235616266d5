/** The Italian words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_IT: Words = {
  'us.accommodation.want': {
    says: 'Il Suo datore rifiuta un cambiamento al lavoro che ha chiesto per la Sua salute.',
  },
  'us.accommodation.right': {
    says: 'Una ditta con 15 lavoratori deve parlare con Lei e trovare un cambiamento utile, se non è troppo difficile o caro. Non può punirla per averlo chiesto.',
  },
  'us.accommodation.step': {
    says: 'Chieda il motivo per iscritto e offra un altro cambiamento, con una nota del medico. Lo dica alla EEOC entro 180 giorni, o 300 in quasi tutti gli stati.',
  },
}
