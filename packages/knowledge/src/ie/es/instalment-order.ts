/** An order to pay by instalments that one cannot keep up: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_ES: Words = {
  'ie.instalment.right-change': {
    says: 'Si no puede cumplir, pida al District Court que cambie la orden de pago (instalment order). La cárcel es solo para quien puede pagar y se niega, tras una vista con ayuda legal.',
  },
}
