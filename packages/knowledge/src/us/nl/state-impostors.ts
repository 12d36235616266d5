/** The Dutch words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_NL: Words = {
  ...stateWords('false-officer', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'is het een misdaad om te doen alsof je een agent bent. Bel de sheriff of politie op een nummer dat u zelf opzoekt',
  }),
}
