/** The Spanish words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'nz.ask.faulty': {
    says: 'La tienda debe arreglarlo. Por un fallo grave puede elegir su dinero o uno nuevo, incluso después de la garantía.',
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
}
