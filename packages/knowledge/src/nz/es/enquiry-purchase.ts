/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_ES: Words = {
  'nz.ask.faulty': {
    says: 'La tienda debe arreglarlo. Por un fallo grave puede elegir su dinero o uno nuevo, incluso después de la garantía.',
  },
  'nz.ask.cancel': {
    says: 'Si vinieron a su puerta o le llamaron, tiene cinco días hábiles. Un préstamo también tiene un tiempo corto para cancelar. En una tienda no hay ese derecho.',
    dependsOn: 'cómo se lo vendieron',
  },
  'nz.ask.not-delivered': {
    says: 'Pida por escrito al vendedor el producto o su dinero. Si pagó con tarjeta, pida a su banco la devolución (chargeback).',
  },
  'nz.ask.refund-phone': {
    says: 'Si tiene un fallo, la tienda debe reparar, cambiar o devolver el dinero. Cambiar de idea no da ningún derecho. Muestre una prueba y nombre la Consumer Guarantees Act.',
    dependsOn: 'si el producto tiene un fallo',
  },
  'nz.ask.faulty-car': {
    says: 'El coche de un vendedor profesional debe ser de calidad aceptable. Pida reparación, y la devolución del dinero si el fallo es grave. El Motor Vehicle Disputes Tribunal puede decidir hasta 100.000 $.',
  },
  'nz.ask.broken-goods': {
    says: 'Las cosas deben durar lo justo por su precio, diga lo que diga la garantía. Escriba a la tienda, nombre la Consumer Guarantees Act y pida reparación gratis. Si no puede o no quiere en tiempo justo, o el fallo es grave, elige dinero o uno nuevo. También debe la pérdida que sigue. No puede mandarle al fabricante. Si se niega, Disputes Tribunal.',
  },
  'nz.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su banco la devolución (chargeback). Si la empresa no puede cumplir lo prometido, puede cancelar y reclamarlo. Si es insolvente, escriba al liquidador (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un vendedor privado debe decir la verdad. Si lo que dijo era falso y por eso compró, puede reclamar la pérdida o cancelar. Escriba primero y luego acuda al Disputes Tribunal.',
  },
}
