/** The Dutch words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_NL: Words = {
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA CO IN MN MO OR SC TN WI MD NV AL':
      'bepaalt de wet zonder testament de delen van man of vrouw en kinderen. Een rechter benoemt wie de nalatenschap regelt en die moet verantwoorden',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN MO KY':
      'beslist de rechter over kinderen naar wat voor hen het beste is. Bezoek en alimentatie zijn twee dingen: een ouder mag het ene niet stoppen om het andere',
  }),
}
