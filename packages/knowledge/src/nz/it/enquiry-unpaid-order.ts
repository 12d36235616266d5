/** Questions about an order or judgment that the other side does not pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_IT: Words = {
  'nz.ask.enforce-order': {
    says: 'Può far eseguire l’ordine come uno della District Court. Domanda online o in tribunale, con una piccola tassa aggiunta al debito. Una attachment order prende da paga o sussidio. Con un warrant l’ufficiale può prendere e vendere beni. Se non sa che cosa ha, chieda un financial assessment. Serve l’indirizzo. Prima un’ultima lettera con un giorno. Di solito ha sei anni.',
  },
}
