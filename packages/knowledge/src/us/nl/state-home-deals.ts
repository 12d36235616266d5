/** The Dutch words of the rows in ../state-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_DEALS_NL: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'telt een koop van land of een huis meestal alleen op papier, getekend door wie zich eraan moet houden',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kan een verkoper die een ernstig gebrek kent en verbergt, of op het formulier liegt, u het verlies schuldig zijn',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'mag een vereniging van eigenaren zonnepanelen meestal niet verbieden, maar wel eerlijke grenzen stellen',
  }),
}
