/** Questions about orders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_ES: Words = {
  'nl.ask.return': {
    says: 'En línea o en su puerta: 14 días, sin motivo. En una tienda no hay ese derecho.',
    dependsOn: 'cómo lo compró',
  },
  'nl.ask.delivery': {
    says: 'La tienda debe entregar en 30 días y corre el riesgo hasta que usted lo tenga. Escriba y dé un último plazo justo. Luego cancele y pida su dinero. Guarde pruebas.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contrato de energía, teléfono u otros servicios por llamada solo le ata cuando aceptó por escrito. Después tiene 14 días para anular. Escriba que no lo acepta.',
  },
  'nl.ask.unordered': {
    says: 'No debe nada por lo que no pidió y no tiene que devolverlo. Escriba una vez que no pidió nada y exija pruebas.',
  },
}
