/** Questions about a court fine that cannot be paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_NL: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: 'Bel vandaag het fines team in de brief, voordat u een termijn mist, en vraag kleinere delen of meer tijd. Stuur uw budget. Anders komen kosten, inhouding op loon of uitkering, of agenten die voor een gerechtelijke boete met geweld binnen mogen. Gevangenis alleen voor wie kan en weigert; eerst kijkt een rechter naar uw middelen. Ga naar elke zitting.',
  },
}
