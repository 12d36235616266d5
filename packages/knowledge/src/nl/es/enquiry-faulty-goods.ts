/** The Spanish words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'nl.ask.broken': {
    says: 'La garantía de la tienda, de un año o dos, no decide. Una cosa debe durar lo que se espera de su clase y precio, como varios años un móvil o una lavadora. El vendedor debe reparar o cambiar gratis, y no mandarle al fabricante. El primer año él debe probar que estaba bien. Escriba con un plazo. Si falla, pida el dinero.',
  },
}
