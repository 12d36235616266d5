/** The Italian words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_IT: Words = {
  ...stateWords('timeshare', {
    CA: 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma o da quando riceve il rapporto pubblico (public report)',
    FL: 'può annullare una multiproprietà (timeshare) entro dieci giorni dalla firma o dagli ultimi documenti. Non può rinunciare a questo diritto',
    'GA VA': 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma',
    'NC TX NV CO SC':
      'può annullare una multiproprietà (timeshare) entro cinque giorni dalla firma',
    WA: 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma o dai documenti, ciò che viene dopo',
  }),
}
