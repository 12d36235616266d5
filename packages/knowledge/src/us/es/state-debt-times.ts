/** The Spanish words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_ES: Words = {
  ...stateWords('store-card', {
    NJ: 'el plazo para demandar por una tarjeta de una sola tienda es de cuatro años, no seis',
  }),
  ...stateWords('unwritten-deal', {
    'AZ WA': 'el plazo para demandar por un trato que no fue por escrito es de 3 años',
    'GA OH': 'el plazo para demandar por un trato que no fue por escrito es de 4 años',
  }),
}
