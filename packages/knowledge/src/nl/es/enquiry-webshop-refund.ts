/** The Spanish words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_ES: Words = {
  'nl.ask.refund-after-return': {
    says: 'La tienda debe devolver todo, con el envío normal, en 14 días desde su anulación. Puede esperar hasta tener el producto o su prueba de envío. Escriba con un último día. Después, pida ayuda al banco, a la tarjeta o a una junta de litigios.',
  },
  'nl.ask.voucher-not-money': {
    says: 'No. Lo que devolvió en 14 días se reembolsa en dinero, por el mismo medio de pago, con el envío normal. El vale solo vale si usted acepta. Plazo: 14 días desde que desistió; pueden esperar a la cosa o a la prueba de envío. Escriba con un último día. Después, pida el dinero por su banco, PayPal o tarjeta, o vaya a una comisión de conflictos. Excepciones: a medida e higiene abierta.',
  },
}
