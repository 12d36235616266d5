/** Questions about a summons for prison over an unpaid instalment order: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMITTAL_ES: Words = {
  'ie.ask.committal': {
    says: 'Vaya ese día: nadie que no puede pagar va a la cárcel. El juez debe estar seguro de que podía pagar y no quiso. Puede pedir asistencia jurídica (legal aid). Lleve un papel con ingresos y gastos y pida bajar las cuotas. Si falta, pueden detenerle. No pida dinero a un prestamista. MABS ayuda gratis: 0818 07 2000.',
  },
}
