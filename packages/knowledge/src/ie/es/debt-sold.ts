/** A debt that was sold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_ES: Words = {
  'ie.sold.right-notice': {
    says: 'Si la deuda se vendió, debe recibir un aviso escrito claro de quién es ahora el dueño. Pida ese aviso y la escritura antes de pagar.',
  },
  'ie.sold.right-same-defence': {
    says: 'Lo que podía decir al primer prestamista, puede decirlo al nuevo dueño. Vale para pagos, sumas equivocadas y una deuda vieja.',
  },
}
