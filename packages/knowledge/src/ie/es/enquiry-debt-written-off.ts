/** Questions about a way to have debts written off: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_ES: Words = {
  'ie.ask.write-off': {
    says: 'Si debe €35,000 o menos, tiene poco y le sobran €60 o menos al mes, una Debt Relief Notice lo borra tras tres años. Si es más, un Debt Settlement Arrangement, pagando una parte cinco años. O bankruptcy, que casi siempre acaba en un año. MABS lo calcula gratis con usted y lo solicita: 0818 07 2000.',
  },
  'ie.ask.keep-house-plan': {
    says: 'Un Personal Insolvency Arrangement reúne la hipoteca y las otras deudas, casi siempre hasta seis años, y busca que siga en una casa que pueda pagar. Parte puede perdonarse. Un juez puede imponerlo a un prestamista que se niega. Con Abhaile el practitioner es gratis: pida el vale a MABS, 0818 07 2000.',
  },
}
