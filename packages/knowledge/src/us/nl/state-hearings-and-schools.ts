/** The Dutch words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_NL: Words = {
  ...stateWords('fair-hearing', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'zeggen de eigen regels van de staat hoe u om een hoorzitting over uitkeringen vraagt en wat u vooraf kunt zien. Vraag om uw dossier',
  }),
  ...stateWords('school-out', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'zegt de wet hoe lang een school mag schorsen, welke hoorzitting eerst komt, en hoe u in beroep gaat',
  }),
}
