/** The Italian words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_IT: Words = {
  ...stateWords('false-officer', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'è un reato fingersi un agente. Chiami lo sheriff o la polizia a un numero che trova Lei',
  }),
}
