/** The Italian words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_IT: Words = {
  ...stateWords('debt-relief', {
    'AZ GA IL MI NC NJ OH WA':
      'la legge limita ciò che una ditta che tratta i debiti (debt settlement) può fare e chiedere. Chieda prima a un consulente senza scopo di lucro',
  }),
  ...stateWords('identity-theft', {
    'AZ GA IL MA MI NC NJ OH WA':
      'usare il Suo nome per prestiti o acquisti è un reato. Lo denunci alla polizia e mandi una copia a ogni creditore',
  }),
}
