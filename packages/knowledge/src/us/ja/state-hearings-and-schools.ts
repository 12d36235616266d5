/** The Japanese words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_JA: Words = {
  ...stateWords('fair-hearing', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '給付の審理の求め方と、その前に見られるものは、州の決まりにあります。記録を求めてください',
  }),
  ...stateWords('school-out', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '学校がどれだけ停学や退学にできるか、先にどんな審理があるか、不服の方法は、州の法律にあります',
  }),
}
