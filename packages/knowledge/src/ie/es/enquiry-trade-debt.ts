/** Questions about the debt of a business: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_ES: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Una carta no puede quitar la casa. Antes necesitan una sentencia, y pueden inscribirla sobre la parte del deudor. Solo un tribunal puede ordenar la venta, y puede negarse o esperar. Ofrezca plazos por escrito y llame gratis a MABS, 0818 07 2000.',
  },
  'ie.ask.trade-debt-letter': {
    says: 'Una carta sola no quita nada. Responda ya al abogado y ofrezca plazos que pueda cumplir. Hasta €15,000 va a la District Court: claim notice, 28 días para responder, luego sentencia. Solo después puede venir el sheriff, una orden de plazos o una hipoteca judicial. La deuda de su pareja no es suya si no firmó. MABS ayuda gratis: 0818 07 2000.',
  },
}
