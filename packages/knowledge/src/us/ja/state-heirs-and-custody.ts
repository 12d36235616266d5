/** The Japanese words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_JA: Words = {
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA CO IN MN MO OR SC TN WI MD NV AL':
      '遺言がなければ、州の法律が、夫や妻と子の分を決めます。裁判所が財産を扱う人を選び、その人は報告しなければなりません',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN MO KY':
      '裁判官は、子にとって一番よいことを決めます。面会と養育費は別です。一方を理由に、もう一方を止められません',
  }),
}
