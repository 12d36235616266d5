/** The Spanish words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_ES: Words = {
  'nl.ask.home-sold': {
    says: 'Una venta no acaba con el alquiler: el comprador pasa a ser su casero. No tiene que firmar ni irse. Pague al nuevo dueño cuando tenga prueba escrita. Diga no por escrito a un aviso por la venta.',
  },
}
