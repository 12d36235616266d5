/** The Spanish words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_ES: Words = {
  'nl.ask.refund-after-return': {
    says: 'La tienda debe devolver todo, con el envío normal, en 14 días desde su anulación. Puede esperar hasta tener el producto o su prueba de envío. Escriba con un último día. Después, pida ayuda al banco, a la tarjeta o a una junta de litigios.',
  },
}
