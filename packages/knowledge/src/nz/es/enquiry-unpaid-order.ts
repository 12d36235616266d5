/** Questions about an order or judgment that the other side does not pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_ES: Words = {
  'nz.ask.enforce-order': {
    says: 'Puede hacer ejecutar la orden como una del District Court. Solicítelo en línea o en el juzgado, por una tasa pequeña que se suma a la deuda. Una attachment order lo toma del sueldo o subsidio. Un warrant deja al alguacil tomar y vender cosas. Si no sabe qué tiene, pida un financial assessment. Necesita su dirección. Antes, una última carta con fecha. Casi siempre tiene seis años.',
  },
}
