/** The French words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_FR: Words = {
  ...stateWords('fair-hearing', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'les propres règles de l’État disent comment demander une audience sur les aides et ce que vous pouvez voir avant. Demandez votre dossier',
  }),
  ...stateWords('school-out', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'la loi de l’État dit combien de temps une école peut exclure, quelle audience vient d’abord, et comment faire appel',
  }),
}
