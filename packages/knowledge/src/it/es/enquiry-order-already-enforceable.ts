/** Questions about an order to pay that can be enforced at once: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_ES: Words = {
  'it.ask.order-enforceable': {
    says: 'No hay vista si usted no se opone. Tiene 40 días desde la notificación para oponerse, con abogado, gratis con pocos ingresos. Como ya es ejecutable, pueden venir precetto y embargo entretanto. Pida pues al juez que lo suspenda, con prueba de lo pagado. Una pensión está a salvo hasta 1.092,48 € al mes en 2026; del sueldo, un quinto como máximo.',
  },
}
