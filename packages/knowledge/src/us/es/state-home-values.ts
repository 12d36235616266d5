/** The Spanish words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_ES: Words = {
  ...stateWords('home-value', {
    AZ: 'tiene 60 días desde el envío del aviso para apelar el valor',
    CA: 'puede apelar un valor nuevo en 60 días desde el aviso. El valor anual se apela de julio al otoño',
    FL: 'tiene 25 días desde el aviso de agosto (TRIM) para pedir una audiencia sobre el valor',
    GA: 'tiene 45 días desde la fecha del aviso para apelar el valor',
    IL: 'casi siempre tiene 30 días desde la lista publicada para ir a la junta de revisión',
    MA: 'puede pedir una rebaja (abatement) hasta que vence la primera cuenta real del año',
    NJ: 'puede apelar el valor hasta el 1 de abril (el 15 de enero en algunos condados), o 45 días desde el envío del aviso',
    NY: 'puede presentar una queja a la junta hasta el día de quejas (grievance day), y luego pedir revisión menor',
    OH: 'puede presentar una queja sobre el valor ante el condado hasta el 31 de marzo',
    TX: 'puede protestar el valor de su casa hasta el 15 de mayo, o 30 días desde el aviso si es más tarde',
    WA: 'puede apelar el valor hasta el 1 de julio, o casi siempre 30 a 60 días desde el aviso si es más tarde',
  }),
}
