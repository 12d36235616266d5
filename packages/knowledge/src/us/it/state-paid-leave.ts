/** The Italian words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_IT: Words = {
  ...stateWords('paid-leave', {
    CA: 'la legge dello Stato dà un congedo con posto protetto in ditte con cinque lavoratori, e una parte della paga per otto settimane',
    MA: 'la legge dello Stato dà un congedo pagato per famiglia e malattia, tenendo il posto',
    NJ: 'la legge dello Stato dà un congedo per la famiglia, e una parte della paga fino a 12 settimane',
    NY: 'la legge dà fino a 12 settimane di congedo pagato per un neonato o un parente malato. Il posto resta Suo',
    WA: 'la legge dello Stato dà quasi sempre fino a 12 settimane di congedo pagato per Lei o la Sua famiglia',
  }),
}
