/** The French words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_FR: Words = {
  ...stateWords('false-officer', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'se faire passer pour un agent officiel est un délit. Appelez le sheriff ou la police à un numéro que vous cherchez vous-même',
  }),
}
