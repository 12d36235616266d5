/** The Italian words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_IT: Words = {
  ...stateWords('auto-renewal', {
    MA: 'un piano che si rinnova da solo deve avere condizioni chiare, un promemoria e un modo facile di disdire',
    CA: 'una ditta deve avere il Suo chiaro sì a un piano che si rinnova da solo, e dare un modo facile per disdire',
    'FL GA NJ':
      'per un piano di servizio di 12 mesi che si rinnova da solo serve un promemoria da 30 a 60 giorni prima',
    IL: 'per un piano di 12 mesi che si rinnova da solo servono condizioni chiare e un promemoria da 30 a 60 giorni prima',
    NY: 'una ditta deve mostrare le condizioni di un piano che si rinnova da solo e avere il Suo sì. Disdire deve essere facile',
    NC: 'un piano che si rinnova da solo va mostrato in modo chiaro, con come disdire. Per quelli lunghi serve un promemoria',
    VA: 'una ditta deve avere il Suo chiaro sì a un piano che si rinnova da solo. Deve dare un modo facile per disdire online',
  }),
}
