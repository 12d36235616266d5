/** The Dutch words of the rows in ../state-safety-and-privacy.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SAFETY_AND_PRIVACY_NL: Words = {
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kan een rechter iemand bevelen weg te blijven, meestal gratis en dezelfde dag. Stalking is een misdaad',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'is intieme beelden delen zonder toestemming een misdaad, en kunt u meestal naar de rechter',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      'mag u een gesprek waaraan u meedoet meestal opnemen. Anderen in het geheim opnemen is een misdaad',
    'CA FL IL MA PA WA':
      'moeten voor het opnemen van een privégesprek meestal alle deelnemers akkoord zijn',
  }),
}
