/** Bills for power, gas and water: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_ES: Words = {
  'ch.buy.bill-want': {
    says: 'Un proveedor quiere que pague una factura.',
  },
  'ch.buy.bill-check': {
    says: 'Revise la factura. Después ofrezca plazos si no puede pagar de una vez.',
  },
  'ch.buy.bill-right': {
    says: 'Puede pedir la lectura del contador y cómo se calculó.',
  },
  'ch.buy.bill-plan': {
    title: 'Pedir un plan',
    says: 'Ofrezca una cantidad al mes.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Cúmplalo.',
    bestFor: 'La debe.',
  },
}
