/** The Italian words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_IT: Words = {
  'de.uwg.right-form': {
    says: 'La lettera deve dire chi ammonisce, perché può, che cosa ha fatto e come sono calcolate le spese. Se no, non deve spese e può chiedere le Sue.',
  },
  'de.uwg.right-no-costs': {
    says: 'Per dati mancanti su un sito un concorrente non può chiedere spese. La prima promessa non ha allora bisogno di penale se la ditta ha di solito meno di 100 persone.',
  },
  'de.uwg.right-abuse': {
    says: 'Una diffida solo per denaro è un abuso senza effetto: in massa, con valore o penale troppo alti. Le associazioni devono essere in un elenco ufficiale.',
  },
}
