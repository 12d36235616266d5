/** Questions about a court fine that cannot be paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_ES: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: 'Llame hoy al fines team de la carta, antes de fallar un pago, y pida cuotas menores o más tiempo. Envíe su presupuesto. Si falla, añaden gastos, lo quitan de la paga o ayudas, o mandan agentes que pueden forzar la entrada por una multa judicial. Prisión solo para quien puede y se niega; antes un juez mira sus medios. Vaya a cada vista.',
  },
}
