/** A collector's letter for gas or electricity: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_ES: Words = {
  'gb.energy-debt.right-back-bill': {
    says: 'La energía usada más de 12 meses antes de su primera factura no se puede cobrar, salvo que usted impidiera la factura. El proveedor debe ofrecer lo que pueda pagar. Tras ocho semanas, o un no final, el Energy Ombudsman es gratis.',
  },
}
