/** The French words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_FR: Words = {
  ...stateWords('breach', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'une entreprise qui a perdu vos données doit vous le dire sans trop attendre. Gardez cette lettre comme preuve',
  }),
}
