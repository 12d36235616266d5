/** The Italian words of the rows in ../state-hearings-and-schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEARINGS_AND_SCHOOLS_IT: Words = {
  ...stateWords('fair-hearing', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'le regole proprie dello Stato dicono come chiedere un’udienza sui sussidi e che cosa può vedere prima. Chieda il Suo fascicolo',
  }),
  ...stateWords('school-out', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'la legge dello Stato dice quanto a lungo una scuola può sospendere, quale udienza viene prima e come fare ricorso',
  }),
}
