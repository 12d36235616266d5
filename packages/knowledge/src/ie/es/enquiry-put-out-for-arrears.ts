/** The Spanish words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_ES: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'No pueden echarle así. Por atrasos primero debe llegar una advertencia escrita con 28 días para pagar, con copia a la RTB. Solo después un aviso firmado de 28 días o más, también con copia. Un SMS o WhatsApp no es ni lo uno ni lo otro. Cambiar cerraduras es desalojo ilegal: la RTB puede dar hasta 20.000 €. Quédese, ofrezca un plan por escrito, Threshold 1800 454 454 y MABS.',
  },
}
