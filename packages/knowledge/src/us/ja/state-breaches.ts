/** The Japanese words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_JA: Words = {
  ...stateWords('breach', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'あなたのデータを失った会社は、あまり待たずに伝えなければなりません。この手紙を証拠として取っておいてください',
  }),
}
