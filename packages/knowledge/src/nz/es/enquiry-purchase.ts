/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_ES: Words = {
  'nz.ask.cancel': {
    says: 'Si vinieron a su puerta o le llamaron, tiene cinco días hábiles. Un préstamo también tiene un tiempo corto para cancelar. En una tienda no hay ese derecho.',
    dependsOn: 'cómo se lo vendieron',
  },
  'nz.ask.not-delivered': {
    says: 'Pida por escrito al vendedor el producto o su dinero. Si pagó con tarjeta, pida a su banco la devolución (chargeback).',
  },
  'nz.ask.firm-closed': {
    says: 'Pida el dinero por escrito, y pida enseguida a su banco la devolución (chargeback). Si la empresa no puede cumplir lo prometido, puede cancelar y reclamarlo. Si es insolvente, escriba al liquidador (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un vendedor privado debe decir la verdad. Si lo que dijo era falso y por eso compró, puede reclamar la pérdida o cancelar. Escriba primero y luego acuda al Disputes Tribunal.',
  },
}
