/** The Italian words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_IT: Words = {
  ...stateWords('store-card', {
    NJ: 'il tempo per fare causa su una carta di un solo negozio è di quattro anni, non sei',
  }),
  ...stateWords('unwritten-deal', {
    'AZ WA': 'il tempo per fare causa su un accordo non scritto è di 3 anni',
    'GA OH': 'il tempo per fare causa su un accordo non scritto è di 4 anni',
  }),
}
