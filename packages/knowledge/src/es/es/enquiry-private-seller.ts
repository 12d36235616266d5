/** The Spanish words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_ES: Words = {
  'es.ask.private-seller': {
    says: 'Una venta entre particulares obliga: el vendedor debe entregar o devolver el dinero. Use a tiempo la protección de la web y la reclamación de la tarjeta. Luego envíe un requerimiento. Si fue un engaño desde el principio, denuncie.',
  },
}
