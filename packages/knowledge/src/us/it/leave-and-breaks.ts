/** The Italian words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_IT: Words = {
  ...stateWords('work-breaks', {
    CA: 'ha 30 minuti per un pasto in un turno oltre cinque ore, e dieci minuti di riposo ogni quattro ore. Una pausa mancata costa alla ditta un’ora di paga',
    IL: 'ha 20 minuti per un pasto in un turno di sette ore e mezza',
    MA: 'ha 30 minuti per un pasto in un turno di oltre sei ore',
    NY: 'ha quasi sempre 30 minuti per il pranzo in un turno di oltre sei ore',
    WA: 'ha 30 minuti per un pasto in un turno oltre cinque ore, e dieci minuti di riposo ogni quattro ore',
  }),
  'us.pay.right-leave': {
    says: 'In ditte con 50 lavoratori può quasi sempre prendere 12 settimane di congedo non pagato e riavere il posto. Ha 15 giorni per portare un modulo del medico.',
  },
}
