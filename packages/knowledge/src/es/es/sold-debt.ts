/** Debts that were sold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'es.debt.who-buyer': {
    says: 'La carta dice que su deuda se vendió. El nuevo dueño puede pedirle el pago, pero no tiene más poderes. Pídale pruebas.',
  },
  'es.debt.right-sold-proof': {
    says: 'Si la deuda se vendió, usted puede usar las mismas defensas contra el nuevo dueño. Lo que pagó antes de conocer la venta cuenta.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Las empresas que compran deudas a menudo tienen pocos papeles del primer acreedor.',
    actionable: 'Pida el contrato firmado y la escritura de venta donde aparezca su deuda.',
  },
  'es.debt.right-same-defences': {
    says: 'Frente al nuevo dueño conserva todas sus defensas: pagada, prescrita, cláusulas abusivas. Si se vendió ya en pleito, puede extinguirla por el precio pagado, en nueve días desde que le reclame.',
  },
}
