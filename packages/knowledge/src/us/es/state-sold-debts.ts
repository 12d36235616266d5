/** The Spanish words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_ES: Words = {
  ...stateWords('sold-debt', {
    CA: 'quien compra deudas debe tener papeles antes de escribir, y enviarlos en 15 días si los pide',
    FL: 'casi siempre deben avisarle por escrito 30 días antes de que quien compró la deuda actúe para cobrarla',
    IL: 'el cobrador que recibió la deuda debe mostrar la cesión, con fecha y suma',
    NC: 'quien compra deudas no puede cobrar sin papeles válidos de la deuda, su suma y cada venta',
    NY: 'puede pedir prueba al cobrador de una deuda castigada. Debe enviarla en 60 días y parar hasta entonces',
  }),
}
