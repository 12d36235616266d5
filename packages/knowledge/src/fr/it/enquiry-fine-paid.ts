/** Questions about a traffic fine that was paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_IT: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'Di solito sì. Pagare vale come ammettere l’infrazione: il caso è chiuso e i punti si tolgono alla persona indicata. È tardi per nominare un altro. La prossima volta non paghi prima: indichi il conducente su antai.gouv.fr entro 45 giorni. Un corso (stage) ridà fino a quattro punti, una volta l’anno.',
  },
}
