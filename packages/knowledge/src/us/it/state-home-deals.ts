/** The Italian words of the rows in ../state-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_DEALS_IT: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un accordo su un terreno o una casa vale quasi sempre solo per iscritto e firmato da chi deve rispettarlo',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un venditore che nasconde un difetto serio che conosceva, o mente nel modulo, può doverle la perdita',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      'un’associazione di proprietari quasi sempre non può vietare pannelli solari, ma può mettere limiti giusti',
  }),
}
