/** The Dutch words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_NL: Words = {
  ...stateWords('cut-off-ill', {
    'AZ IL MI NJ OH WA':
      'kan een brief van een arts het afsluiten van stroom of gas een tijd tegenhouden. Vraag het bedrijf om het formulier',
  }),
}
