/** The Italian words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_IT: Words = {
  ...stateWords('small-case', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN ME MO NV OR CO TN WI IN':
      'vada alla piccola causa (small case) nel giorno dell’avviso e porti le prove. Se non viene, l’altra parte può vincere',
    ND: 'chieda un’udienza sul modulo entro 20 giorni da quando ha avuto la piccola causa (small case). Se no, l’altra parte può vincere senza',
    NH: 'risponda per iscritto a una piccola causa (small case) entro 30 giorni da quando il tribunale l’ha spedita. Se no, l’altra parte può vincere',
  }),
}
