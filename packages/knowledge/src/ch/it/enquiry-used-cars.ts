/** The Italian words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_IT: Words = {
  'ch.ask.used-car': {
    says: 'Scriva subito al venditore e indichi il difetto: la legge vuole che controlli e segnali presto. Può chiedere un prezzo più basso o i soldi indietro. Molti contratti lo escludono. Questo non aiuta chi ha nascosto un difetto apposta.',
  },
}
