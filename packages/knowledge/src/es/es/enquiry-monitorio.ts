/** Questions about an order to pay (monitorio): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_ES: Words = {
  'es.ask.monitorio': {
    says: 'Pague u opóngase por escrito en 20 días hábiles desde que se recibió, también si lo recogió un familiar. Si no hace nada, pueden embargar nómina y cuentas, pero nadie va a la cárcel. Dé todos los motivos: intereses abusivos, cesión sin prueba, suma errónea, prescripción. Por encima de 2.000 € hace falta abogado: pida ya uno de oficio y que se pare el plazo.',
  },
  'es.ask.fund-in-court': {
    says: 'En un monitorio tiene 20 días hábiles desde que recibió el papel: pagar u oponerse por escrito. No recogerlo no lo para. No pague una parte: puede valer como reconocer la deuda. Motivos: usura o intereses poco claros, falta la prueba de la venta, suma mal, prescrita. Con más de 2.000 € hace falta abogado: pida hoy uno gratis y que se pare el plazo. La nómina neta hasta 1.221 € no se toca.',
  },
}
