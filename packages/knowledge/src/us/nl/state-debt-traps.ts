/** The Dutch words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_NL: Words = {
  ...stateWords('debt-relief', {
    'AZ GA IL MI NC NJ OH WA':
      'begrenst de wet wat een firma voor schuldregeling (debt settlement) mag doen en vragen. Vraag eerst een adviseur zonder winstdoel',
  }),
  ...stateWords('identity-theft', {
    'AZ GA IL MA MI NC NJ OH WA':
      'is het een misdrijf om op uw naam te lenen of te kopen. Doe aangifte bij de politie en stuur elke geldgever een kopie',
  }),
}
