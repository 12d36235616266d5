/** The Spanish words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_ES: Words = {
  'us.support.right-cap': {
    says: 'Por manutención pueden tomar como mucho del 50% al 65% de su sueldo tras deducciones. Es menos si mantiene a otra familia.',
  },
  'us.support.right-notice': {
    says: 'Puede disputar la orden de retención si la suma o la persona están mal. Hágalo antes del día del aviso.',
  },
  'us.support.right-change': {
    says: 'Puede pedir a la agencia que revise la suma cada tres años, o antes si cambian sus ingresos.',
  },
  'us.support.step-now': {
    says: 'Pida el cambio ahora: la corte casi nunca puede bajar lo que se debe de antes de pedirlo.',
  },
  'us.support.asked-enforce': {
    says: 'La oficina de manutención de su estado puede tomarla del sueldo, los reembolsos de impuestos y las cuentas. Pídalo allí. Cuesta poco o nada.',
  },
  'us.support.asked-change': {
    says: 'Pida ya a la corte o a la oficina de manutención que cambie la suma. Lo que se debe de antes de pedirlo casi nunca se puede bajar.',
  },
}
