/** Letters on data that others may have seen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_IT: Words = {
  'ch.data.reality': {
    says: 'Le dicono che altri possono aver visto i Suoi dati. Non deve nulla. Agisca ora, perché nessuno ne abusi.',
  },
  'ch.data.step-first': {
    says: 'Cambi la password lì e ovunque usi la stessa. Apra il sito da solo, non da un link. Controlli il conto.',
  },
  'ch.data.right-told': {
    says: 'Dopo una fuga può chiedere quali dati ha la ditta e che cosa è andato perso. Deve rispondere gratis, di solito in 30 giorni.',
  },
}
