/** The Spanish words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_ES: Words = {
  ...stateWords('repair-shop', {
    CA: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    FL: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    IL: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    MA: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    MI: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    NC: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    NJ: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    NY: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    OH: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    PA: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    TX: 'el taller puede retener el auto hasta que pague lo acordado. Por trabajo no permitido puede usar la ley de comercio',
    VA: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
    WA: 'un taller casi siempre debe dar un presupuesto y pedirle permiso antes de pasarlo por mucho',
  }),
}
