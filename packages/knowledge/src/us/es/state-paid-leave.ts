/** The Spanish words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_ES: Words = {
  ...stateWords('paid-leave', {
    CA: 'la ley del estado da permiso con puesto protegido en firmas de cinco empleados, y parte del sueldo por ocho semanas',
    MA: 'la ley del estado da permiso pagado por familia y enfermedad, con su puesto guardado',
    NJ: 'la ley del estado da permiso por familia, y parte del sueldo hasta 12 semanas',
    NY: 'la ley del estado da hasta 12 semanas pagadas por un bebé o un familiar enfermo, con su puesto guardado',
    WA: 'la ley del estado da casi siempre hasta 12 semanas pagadas por usted o su familia',
  }),
}
