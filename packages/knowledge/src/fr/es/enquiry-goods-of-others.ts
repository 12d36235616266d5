/** Questions about a seizure of things that belong to another person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_ES: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'No, solo pueden venderse las cosas de quien debe. En casa de otra persona el agente necesita el sí del juez de ejecución. Muestre enseguida facturas o fotos de quién son y haga que conste en el acta. ¿Embargadas aun así? Antes de la venta, el dueño pide al juez de ejecución que las libere (demande en distraction).',
  },
}
