/** The Italian words of the rows by state in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREAKS_IT: Words = {
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un negozio può chiedere le merci e una somma limitata dalla legge. Per un figlio si può chiedere ai genitori',
  }),
  ...stateWords('work-breaks', {
    CA: 'ha 30 minuti per un pasto in un turno oltre cinque ore, e dieci minuti di riposo ogni quattro ore. Una pausa mancata costa alla ditta un’ora di paga',
    IL: 'ha 20 minuti per un pasto in un turno di sette ore e mezza',
    MA: 'ha 30 minuti per un pasto in un turno di oltre sei ore',
    NY: 'ha quasi sempre 30 minuti per il pranzo in un turno di oltre sei ore',
    WA: 'ha 30 minuti per un pasto in un turno oltre cinque ore, e dieci minuti di riposo ogni quattro ore',
  }),
}
