/** The Dutch words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_NL: Words = {
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      'moet een garage meestal een schatting geven en u vragen voor zij er ver boven gaat',
    TX: 'mag een garage de auto houden tot u betaalt wat u afsprak. Voor werk dat u niet goed vond, kunt u de handelswet gebruiken',
  }),
}
