/** Questions about bills of doctors outside the network: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_ES: Words = {
  'us.ask-consumer.surprise-bill': {
    says: 'Pida una factura detallada (itemized bill) y la ayuda económica del hospital. Con seguro, casi todas las emergencias no cuestan más que dentro de la red. Llame al No Surprises Help Desk. Las ambulancias terrestres no están cubiertas.',
  },
}
