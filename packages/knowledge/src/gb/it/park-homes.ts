/** Italian: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_IT: Words = {
  'gb.park-home.right-agree': {
    says: 'Il canone sale solo se lei accetta o lo ordina un tribunale. Se non accetta, continui a pagare il vecchio: non è un arretrato. Se un tribunale permette l’aumento dopo, di solito conta dalla data di revisione (review date). Servono 28 giorni e il modulo previsto.',
  },
  'gb.park-home.right-index': {
    says: 'L’aumento segue di solito quello dei prezzi (CPI). Di più può essere giusto per migliorie su cui l’hanno sentita prima. Un parco peggiorato parla per meno.',
  },
}
