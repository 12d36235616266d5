/** The Italian words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_IT: Words = {
  ...stateWords('cut-off-ill', {
    'AZ IL MI NJ OH WA':
      'una lettera del medico può fermare per un po’ il taglio di luce o gas. Chieda il modulo alla ditta',
  }),
}
