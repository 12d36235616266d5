/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_ES: Words = {
  'au.ask.faulty': {
    says: 'La tienda debe resolverlo, también tras su garantía, y no puede mandarle al fabricante. Las cosas deben durar lo justo por su precio. Si el fallo es grave, usted elige dinero o uno nuevo. Si es pequeño, puede reparar gratis en tiempo justo. También debe la pérdida que sigue, como comida estropeada. Escriba con fecha. Luego fair trading o small claims de su estado.',
  },
  'au.ask.cancel': {
    says: 'Si fueron a su puerta o le llamaron, tiene 10 días hábiles para cancelar. Un gimnasio o una compra en línea depende de sus condiciones y de la ley del estado.',
    dependsOn: 'cómo se lo vendieron',
  },
  'au.ask.not-delivered': {
    says: 'Pida al vendedor por escrito el producto o su dinero. Si pagó con tarjeta, pida a su banco una devolución del cargo (chargeback).',
  },
  'au.ask.broken-goods': {
    says: 'Escriba a la tienda y diga qué falló. Los productos deben durar un tiempo justo, también después de su garantía. Por un fallo grave puede elegir su dinero o uno nuevo.',
  },
  'au.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su banco una devolución del cargo (chargeback). Una empresa no puede cobrar por lo que no puede dar. Si es insolvente, envíe su reclamo al liquidador (liquidator).',
  },
  'au.ask.gym': {
    says: 'Cancele por escrito y pare el cobro en su banco. Una cláusula que solo le ata a usted, o una tarifa muy alta, puede ser injusta y nula. Algunos estados dan un plazo para arrepentirse.',
  },
  'au.ask.event-cancelled': {
    says: 'Si el organizador cancela, casi siempre puede recuperar su dinero: no dieron el servicio. Pídalo por escrito, luego el contracargo a su tarjeta, o acuda a fair trading de su estado.',
  },
  'au.ask.change-of-mind': {
    says: 'Por cambiar de idea la ley no da reembolso; mire el contrato o la política de la tienda. Algunas compras de coche tienen un día para arrepentirse según el estado. Solo pueden quedarse una pérdida justa.',
  },
  'au.ask.sold-privately': {
    says: 'Casi siempre no. Las garantías de la ley de consumo no obligan a un vendedor privado. Solo debe algo si dijo algo falso o si el coche no era suyo.',
  },
}
