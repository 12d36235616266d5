/** The Spanish words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_ES: Words = {
  ...stateWords('road-fines', {
    AZ: 'puede pedir audiencia por una multa de tránsito civil, o borrar muchas con un curso una vez cada 12 meses',
    GA: 'el dueño recibe avisos de cámara y peaje. Puede jurar que otro manejaba o que fue robado, antes de la fecha',
    MI: 'responda a una multa de tránsito antes del día que indica, casi siempre en 14 días: admitirla, explicarla o pedir audiencia',
    NC: 'tiene 30 días desde la cuenta de peaje para pagarla o pedir por escrito una revisión',
    TX: 'en muchas multas puede pedir antes de la fecha un curso de manejo, y entonces se retira el caso',
  }),
  ...stateWords('license-hold', {
    NC: 'faltar a la corte o no pagar una multa le quita la licencia desde el día 60 tras el envío de la orden. Arréglelo antes, o muestre al juez que no puede pagar',
  }),
}
