/** The Dutch words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_NL: Words = {
  ...stateWords('breach', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'moet een bedrijf dat uw gegevens verloor het u zonder onnodig wachten zeggen. Bewaar deze brief als bewijs',
  }),
}
