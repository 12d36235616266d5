/** The Spanish words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_ES: Words = {
  ...stateWords('auto-renewal', {
    MA: 'un plan que se renueva solo debe tener términos claros, un recordatorio y una forma fácil de cancelar',
    CA: 'la firma debe tener su sí claro a un plan que se renueva solo y darle una forma fácil de cancelar',
    FL: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    GA: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    NJ: 'un plan de servicio de 12 meses que se renueva solo exige un aviso 30 a 60 días antes',
    IL: 'un plan de 12 meses que se renueva solo exige términos claros y un aviso 30 a 60 días antes',
    NC: 'un plan que se renueva solo debe mostrarse claro, con cómo cancelar. Los largos exigen un aviso',
    NY: 'la firma debe mostrar los términos de un plan que se renueva solo, tener su sí y dejarle cancelar fácil',
    VA: 'la firma debe tener su sí claro a un plan que se renueva solo y darle una forma fácil de cancelar en línea',
  }),
}
