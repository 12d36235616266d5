/** Questions about taking a thing back to a shop: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_IT: Words = {
  'be.ask.shop-return': {
    says: 'No, per un articolo senza difetti la legge non dà diritto a renderlo in negozio. Guardi scontrino e cartelli: ciò che il negozio promette, come un buono o 30 giorni, deve mantenerlo. Se è difettoso deve riparare o sostituire per due anni, e un buono non basta. Online avrebbe 14 giorni.',
  },
}
