/** The Spanish words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_ES: Words = {
  ...stateWords('cut-off-ill', {
    'AZ IL MI NJ OH WA':
      'una carta del médico puede frenar por un tiempo un corte de luz o gas. Pida el formulario a la empresa',
  }),
}
