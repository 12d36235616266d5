/** The Italian words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_IT: Words = {
  ...stateWords('breach', {
    GA: 'la legge dello stato obbliga solo chi vende dati (data brokers) e gli uffici pubblici ad avvisarla senza ritardo dei dati persi. Tenga questa lettera come prova',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'una ditta che ha perso i Suoi dati deve avvisarla senza ritardo ingiustificato. Tenga questa lettera come prova',
  }),
}
