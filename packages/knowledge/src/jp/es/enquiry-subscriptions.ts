/** Questions about orders that turn out to be subscriptions: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_ES: Words = {
  'jp.ask.subscription': {
    says: 'Los pedidos por internet no tienen desistimiento (クーリング・オフ): valen las condiciones de devolución de la página. Si no hay, puede devolver el producto en ocho días a su costa. ¿La última pantalla ocultaba el número de envíos, el total o la baja? Entonces puede anular el pedido: escríbalo por correo o carta, guarde pantallas y correos, y no pague mientras tanto. Dése también de baja como dice la tienda. Llame al 188, ayuda gratis.',
  },
}
