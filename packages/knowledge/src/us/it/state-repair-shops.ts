/** The Italian words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_IT: Words = {
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'un’officina deve quasi sempre dare un preventivo e chiederle prima di andare molto oltre',
    TX: 'un’officina può tenere l’auto finché non paga ciò che ha accettato. Per lavori che non ha permesso può usare la legge sul commercio',
  }),
}
