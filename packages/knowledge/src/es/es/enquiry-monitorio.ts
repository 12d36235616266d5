/** Questions about an order to pay (monitorio): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_ES: Words = {
  'es.ask.monitorio': {
    says: 'Pague u opóngase por escrito en 20 días hábiles desde que se recibió, también si lo recogió un familiar. Si no hace nada, pueden embargar nómina y cuentas, pero nadie va a la cárcel. Dé todos los motivos: intereses abusivos, cesión sin prueba, suma errónea, prescripción. Por encima de 2.000 € hace falta abogado: pida ya uno de oficio y que se pare el plazo.',
  },
}
