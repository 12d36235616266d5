/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_ES: Words = {
  'jp.buy.right-subscription': {
    says: 'La última pantalla de un pedido debe mostrar precio, número de envíos y cómo parar. Si le engañó, puede anular el pedido.',
  },
  'jp.buy.right-return': {
    says: 'Si la tienda en línea no muestra reglas de devolución, puede devolver en ocho días desde que lo recibió. Usted paga el envío.',
  },
  'jp.buy.right-courses': {
    says: 'Cursos largos, estética y agencias de pareja se cancelan en ocho días y se terminan después cuando quiera. El coste tiene un tope legal.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Un coste de cancelación mayor que la pérdida media es nulo. Pida cómo se calculó. La empresa debe intentar explicarlo.',
  },
  'jp.buy.right-phone': {
    says: 'Un contrato nuevo de teléfono o internet se termina por escrito en ocho días (初期契約解除). Después el coste tiene un tope bajo.',
  },
}
