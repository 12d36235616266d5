/** The Japanese words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_JA: Words = {
  ...stateWords('cut-off-ill', {
    'AZ IL MI NJ OH WA':
      '医師の手紙で、電気やガスの停止をしばらく止められます。会社に用紙を求めてください',
  }),
}
