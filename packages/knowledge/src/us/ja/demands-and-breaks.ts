/** The Japanese words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const DEMANDS_AND_BREAKS_JA: Words = {
  ...stateWords('sick-days', {
    'AZ CA IL MA MI NJ NY WA':
      '法律により、ほとんどの労働者に有給の病気休暇がたまり、使ったことを罰してはいけません',
  }),
}
