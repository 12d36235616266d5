/** The Dutch words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_NL: Words = {
  ...stateWords('breach', {
    GA: 'moeten volgens de wet van de staat alleen datahandelaren (data brokers) en overheden u zonder onnodig wachten over verloren gegevens berichten. Bewaar deze brief als bewijs',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'moet een bedrijf dat uw gegevens verloor het u zonder onnodig wachten zeggen. Bewaar deze brief als bewijs',
  }),
}
