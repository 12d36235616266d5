/** The Italian words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_IT: Words = {
  ...stateWords('breach', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'una ditta che ha perso i Suoi dati deve avvisarla senza ritardo ingiustificato. Tenga questa lettera come prova',
  }),
}
