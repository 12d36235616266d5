/** The Spanish words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_ES: Words = {
  'us.sale.right-three-days': {
    says: 'Tiene tres días hábiles para cancelar una venta de $25 o más hecha en su casa. Si no le dieron el formulario, casi siempre el plazo no ha terminado.',
  },
  'us.sale.step-cancel': {
    says: 'Envíe hoy el formulario o una carta por correo certificado. Guarde copia. La firma debe devolver el dinero en diez días hábiles.',
  },
  'us.sale.right-rescind': {
    says: 'Si su casa garantiza el préstamo, casi siempre puede anularlo en tres días hábiles, y más tarde si faltaron papeles.',
  },
  'us.sale.right-online': {
    says: 'Una firma que vende en línea debe decirle las condiciones, tener su sí claro y darle una forma fácil de parar los cobros.',
  },
  ...stateWords('home-sale', {
    GA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    AZ: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    CA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles, o cinco desde los 65 años. El vendedor debe darle un formulario',
    FL: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    IL: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    MA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    MI: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    NC: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    NJ: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    NY: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    OH: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    PA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    TX: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    VA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
    WA: 'casi siempre puede cancelar una venta hecha en su casa en tres días hábiles. El vendedor debe darle un formulario para cancelar',
  }),
}
