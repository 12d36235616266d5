/** The Spanish words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'it.ask.guarantee': {
    says: 'El vendedor responde durante dos años, aunque la tienda o el fabricante hable de uno, y no puede mandarle al fabricante. Debe reparar o cambiar gratis. El primer año se presume que el fallo era de origen. Si no, pida un precio más bajo o su dinero. Escriba por PEC o carta certificada.',
  },
  'it.ask.private-seller': {
    says: 'Una venta entre particulares obliga: el vendedor debe entregar o devolver el dinero. Use a tiempo la protección de la web y la reclamación de la tarjeta. Luego envíe un requerimiento. Si fue un engaño desde el principio, denuncie.',
  },
  'it.ask.used-car': {
    says: 'De un concesionario, la garantía es de dos años, o al menos uno si lo acordaron. De un particular, avise de fallos ocultos en ocho días desde que los descubre. Demande en un año.',
    dependsOn: 'quién lo vendió',
  },
}
