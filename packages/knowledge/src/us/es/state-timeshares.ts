/** The Spanish words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_ES: Words = {
  ...stateWords('timeshare', {
    CA: 'puede cancelar un tiempo compartido en siete días desde la firma o desde el informe público',
    FL: 'puede cancelar un tiempo compartido en diez días desde la firma o los últimos papeles. No puede renunciar a este derecho',
    GA: 'puede cancelar un tiempo compartido en siete días desde la firma',
    NC: 'puede cancelar un tiempo compartido en cinco días desde la firma',
    NV: 'puede cancelar un tiempo compartido en cinco días desde la firma',
    CO: 'puede cancelar un tiempo compartido en cinco días desde la firma',
    SC: 'puede cancelar un tiempo compartido en cinco días desde la firma',
    TX: 'puede cancelar un tiempo compartido en cinco días desde la firma',
    VA: 'puede cancelar un tiempo compartido en siete días desde la firma',
    WA: 'puede cancelar un tiempo compartido en siete días desde la firma o los papeles, lo que sea después',
  }),
}
