/** The Spanish words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'fr.ask-buy.delivery': {
    says: 'Fije por escrito una fecha nueva. Si pasa, anule y pida su dinero: debe llegar en 14 días. El vendedor responde del transportista. Un seguimiento que dice «entregado» no prueba que usted lo recibió.',
  },
}
