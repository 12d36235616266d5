/** The Japanese words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_JA: Words = {
  ...stateWords('false-officer', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '公の係官のふりをすることは犯罪です。自分で調べた番号で、sheriffか警察に電話してください',
  }),
}
