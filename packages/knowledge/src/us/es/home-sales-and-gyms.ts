/** The Spanish words of the rows in ../home-sales-and-gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const HOME_SALES_AND_GYMS_ES: Words = {
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
  ...stateWords('gym', {
    GA: 'puede cancelar un contrato de gimnasio en siete días hábiles',
    AZ: 'puede cancelar un contrato de gimnasio en los tres días en que el gimnasio abre',
    CA: 'puede cancelar un gimnasio en los días tras firmar, y después si se muda o enferma. Debe aceptarlo por escrito o correo electrónico',
    FL: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    IL: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    MA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NC: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NJ: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NY: 'puede cancelar un gimnasio en tres días, y después si se muda a 25 millas o enferma',
    OH: 'puede cancelar un gimnasio en tres días hábiles',
    PA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    TX: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    VA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    WA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
  }),
}
