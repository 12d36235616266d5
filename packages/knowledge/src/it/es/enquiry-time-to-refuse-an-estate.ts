/** Questions about the time in which an heir can refuse: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_ES: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: '¿No tiene nada de la herencia? Entonces casi siempre puede rechazar durante diez años desde la muerte, si no aceptó nada. ¿Vive en la casa o tiene bienes? Entonces tiene tres meses para un inventario y 40 días más para decidir. Después cuenta como heredero con todas las deudas. Un acreedor puede pedir al juez un plazo más corto. Rechace ante notario o en el juzgado. Hasta entonces no venda, tome ni pague nada de ella.',
    dependsOn: 'si tiene bienes de la herencia o vive en la casa',
  },
}
