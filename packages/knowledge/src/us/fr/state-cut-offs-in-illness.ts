/** The French words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_FR: Words = {
  ...stateWords('cut-off-ill', {
    'AZ IL MI NJ OH WA':
      'une lettre d’un médecin peut retarder une coupure de courant ou de gaz pendant un temps. Demandez le formulaire à la firme',
  }),
}
