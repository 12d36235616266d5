/** The Italian words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_IT: Words = {
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA CO IN MN MO OR SC TN WI MD NV AL':
      'senza testamento la legge dello Stato fissa le parti di marito o moglie e figli. Un tribunale nomina chi si occupa dell’eredità e deve renderne conto',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN MO KY':
      'il giudice decide sui figli secondo ciò che è meglio per loro. Visite e mantenimento sono due cose: un genitore non può fermare l’una per l’altra',
  }),
}
