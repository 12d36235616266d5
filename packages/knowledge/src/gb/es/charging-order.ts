/** Spanish: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_ES: Words = {
  'gb.charge.wants': {
    says: 'El tribunal une la deuda a su casa o terreno. No tiene que irse. La deuda se paga cuando se venda.',
  },
  'gb.charge.right-object': {
    says: 'Puede oponerse antes de que la orden sea definitiva. Escriba sus razones al tribunal y al acreedor. Casi siempre tiene 28 días desde que recibe los papeles; la orden dice cuánto.',
  },
  'gb.charge.right-weigh': {
    says: 'El juez debe mirar su situación, y si otros acreedores saldrían perdiendo. Cuenta a su favor haber pagado cada plazo que fijó un tribunal.',
  },
  'gb.charge.right-no-sale': {
    says: 'Esta orden no vende nada. Para vender necesitan otra demanda y un juez. No hay venta mientras pague los plazos del tribunal, ni por menos de 1.000 £ de crédito.',
  },
  'gb.charge.right-shared-home': {
    says: '¿La casa es de usted y de otra persona? Entonces solo responde su parte. Antes de una venta el juez mira a los niños que viven allí y por qué la compraron juntos.',
  },
}
