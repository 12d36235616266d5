/** Questions about the debt of a business: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_ES: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Una carta no puede quitar la casa. Antes necesitan una sentencia, y pueden inscribirla sobre la parte del deudor. Solo un tribunal puede ordenar la venta, y puede negarse o esperar. Ofrezca plazos por escrito y llame gratis a MABS, 0818 07 2000.',
  },
}
