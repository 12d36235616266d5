/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_ES: Words = {
  'au.ask.payment-suspended': {
    says: 'Llame hoy a su proveedor (provider). Diga por qué faltó y acuda a una cita nueva o pídala. Entonces el pago vuelve y lo retenido casi siempre se abona. Estar enfermo o cuidar a un niño puede ser una razón válida: pida que quiten el punto (demerit). Si se niegan o le recortan, pida a Services Australia una revisión. Es gratis.',
  },
  'au.ask.super-early': {
    says: 'Necesita 26 semanas seguidas con un pago de Centrelink y gastos de vida que no puede pagar. Entonces el fondo puede pagar hasta $10,000 una vez en 12 meses. Pida la carta a Centrelink y solicítelo a su fondo, gratis. La ATO también puede autorizar dinero para que el banco no venda su casa o para atención médica. Tributa. Pida antes ayuda: 1800 007 007.',
    dependsOn: 'cuánto tiempo lleva cobrando de Centrelink',
  },
  'au.ask.centrelink-partner': {
    says: 'Compartir casa no basta. Centrelink debe mirar junto dinero, hogar, vida social, intimidad y compromiso. Pida revisión (review) en 13 semanas para asegurar los atrasos, y que pare la deuda. Envíe pruebas: cuentas y facturas propias, cuartos propios, renta pagada, cartas de conocidos. Después, el Administrative Review Tribunal es gratis.',
  },
}
