/** The Dutch words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_NL: Words = {
  ...stateWords('store-card', {
    NJ: 'is de tijd om naar de rechter te gaan voor een kaart van één winkel vier jaar, niet zes',
  }),
  ...stateWords('unwritten-deal', {
    'AZ WA':
      'is de tijd om naar de rechter te gaan voor een afspraak die niet op papier stond 3 jaar',
    'GA OH':
      'is de tijd om naar de rechter te gaan voor een afspraak die niet op papier stond 4 jaar',
  }),
}
