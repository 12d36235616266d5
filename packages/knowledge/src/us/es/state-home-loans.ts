/** The Spanish words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_ES: Words = {
  ...stateWords('home-loan', {
    WA: 'puede pagar lo atrasado y conservar el préstamo hasta 11 días antes de la venta (trustee’s sale)',
    NC: 'el secretario de la corte (clerk) debe oírlo antes de una venta. Puede pagar la deuda hasta diez días después, o tras la última oferta mayor',
    MA: 'el prestamista debe escribirle al menos 14 días antes de una venta y publicarla tres semanas',
    AZ: 'la venta exige 90 días de aviso. Puede pagar lo atrasado hasta el día anterior',
    GA: 'el prestamista debe avisarle por escrito al menos 30 días antes de la venta',
    IL: 'casi siempre tiene 90 días desde los papeles de la corte para pagar lo atrasado y seguir con el préstamo',
    MI: 'la venta debe anunciarse cuatro semanas. Casi siempre tiene seis meses después para recuperar la casa pagando',
    VA: 'el prestamista debe avisarle por escrito de la venta. Pregunte enseguida qué suma pone el préstamo al día',
  }),
  ...stateWords('home-loan', {
    FL: 'la ejecución pasa por una corte. Tiene 20 días para contestar y puede pagar el préstamo hasta que se registre la venta',
    NJ: 'la ejecución pasa por una corte. Tiene 35 días para contestar, puede pedir mediación y pagar lo atrasado hasta el fallo',
    NY: 'la ejecución pasa por una corte. Casi siempre debe haber pronto una reunión para un acuerdo (settlement conference). Vaya',
    OH: 'la ejecución pasa por una corte. Tiene 28 días para contestar y puede pagar la deuda hasta que la corte confirme la venta',
    PA: 'la ejecución pasa por una corte. Tiene 20 días para contestar y puede pagar lo atrasado hasta una hora antes de la venta del sheriff',
  }),
}
