/** Questions about faults, delivery, cancelling and firms that closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'ie.ask.faulty': {
    says: 'En 30 días puede recuperar su dinero por un defecto. Después, primero reparación o uno nuevo. La tienda debe ocuparse.',
  },
  'ie.ask.cancel': {
    says: 'Si compró en línea, por teléfono o en su puerta, tiene 14 días para cancelar. En una tienda no hay ese derecho.',
    dependsOn: 'dónde lo compró',
  },
  'ie.ask.not-delivered': {
    says: 'El vendedor debe entregar en 30 días, salvo otro acuerdo. Dele por escrito un último día razonable. Si también pasa, ponga fin al contrato y pida todo su dinero. Si pagó con tarjeta, pida al banco la devolución del cargo (chargeback).',
  },
  'ie.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falla. Un producto debe durar un tiempo razonable, también tras la garantía. Pida reparación o cambio gratis; si no, su dinero.',
  },
  'ie.ask.used-car': {
    says: 'Escriba al vendedor enseguida. En 30 días un fallo grave le permite devolver el coche por su dinero. Después pida primero una reparación gratis. Con un particular es distinto.',
  },
  'ie.ask.firm-closed': {
    says: 'Pida el dinero por escrito y pida enseguida a su banco que anule el cargo. No tiene que pagar lo que no le dan. Si la empresa quebró, escriba al liquidador.',
  },
}
