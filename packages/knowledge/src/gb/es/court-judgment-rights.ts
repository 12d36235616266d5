/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_ES: Words = {
  'gb.judgment.right-set-aside-must': {
    says: 'El juzgado debe anular una sentencia por no contestar (default judgment) si fue demasiado pronto, o usted contestó a tiempo. También si ya lo había pagado todo.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'El juzgado puede anularla si usted tiene posibilidades reales de ganar, u otro buen motivo. Debe pedirlo rápido.',
  },
  'gb.judgment.right-vary': {
    says: 'Puede pedir que cambien cuánto paga cada mes. El juzgado mira sus ingresos y gastos.',
  },
  'gb.judgment.right-off-register': {
    says: 'Si paga todo en el plazo de un mes, tiene derecho a que la quiten del registro público.',
  },
  'gb.judgment.right-wages': {
    says: 'Si piden dinero de su sueldo, el juzgado debe dejarle lo suficiente para vivir. Antes usted puede enviar su presupuesto.',
  },
  'gb.judgment.right-time-order': {
    says: 'En deudas de crédito, pregunte a un asesor por una time order. El juzgado puede cambiar los pagos y a veces los intereses.',
  },
}
