/** Spanish: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_ES: Words = {
  'gb.bank-order.wants': {
    says: 'Su banco debe retener la suma de una sentencia. En una vista, un juez decide si va al acreedor.',
  },
  'gb.bank-order.right-hardship': {
    says: '¿Se queda sin dinero para comida, alquiler o recibos? Pida hoy a un County Court hearing centre una hardship payment order. Lleve extractos y recibos.',
  },
  'gb.bank-order.right-object': {
    says: 'Puede oponerse antes de que la orden sea definitiva. Escriba ya sus razones al tribunal y al acreedor, mucho antes de la vista. Diga si el dinero no es solo suyo.',
  },
}
