/** Questions about things of other people that a bailiff may take: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_ES: Words = {
  'nl.ask.goods-of-others': {
    says: 'No. No paga la deuda de otro, y sus cosas y su cuenta no se pueden tomar por ella. Pero el agente puede creer que todo lo de la casa es del deudor. Muestre recibos, extractos o una lista firmada y haga que conste en el acta. Mándelo también por correo. ¿Se lo llevó igual? Un juez puede parar la venta: llame hoy al Juridisch Loket.',
  },
}
