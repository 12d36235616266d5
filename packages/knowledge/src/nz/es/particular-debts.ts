/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_ES: Words = {
  'nz.debt.right-fee': {
    says: 'Solo pueden añadir un cargo si su contrato lo permite. No pueden engañarle sobre eso, y un tribunal puede anular una cláusula injusta.',
  },
  'nz.debt.right-bad-work': {
    says: 'Si el trabajo era malo o no se terminó, dígalo por escrito con fotos. Puede pedir que lo arreglen, o que lo quiten del precio.',
  },
  'nz.debt.right-tribunal': {
    says: 'Si la disputa, el Disputes Tribunal puede decidir hasta 60.000 $. Los abogados no participan, y usted casi nunca paga gastos.',
  },
  'nz.debt.right-phone': {
    says: 'Si no está de acuerdo con una factura de teléfono o internet, Telecommunications Dispute Resolution la mira gratis. El servicio debe darse con cuidado; si no, pida un abono.',
  },
  'nz.debt.right-sold': {
    says: 'Su deuda se vendió. Pida el aviso escrito, el contrato y el cálculo de la suma. Lo que podía decir al primer prestamista sigue contando.',
  },
}
