/** The French words of the rows in ../state-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_DEALS_FR: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un accord sur un terrain ou une maison compte le plus souvent seulement par écrit et signé par celui qui doit le tenir',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un vendeur qui cache un défaut sérieux qu’il connaissait, ou ment sur le formulaire, peut vous devoir la perte',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'une association de propriétaires ne peut le plus souvent pas interdire des panneaux solaires, mais peut fixer des limites justes',
  }),
}
