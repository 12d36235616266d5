/** Questions about taking a thing back to a shop: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_IT: Words = {
  'es.ask.shop-return': {
    says: 'No, per un articolo senza difetti la legge non dà diritto a renderlo in negozio. Guardi scontrino e cartelli: ciò che il negozio promette, come 15 giorni o un buono, deve mantenerlo. Se è difettoso deve riparare o sostituire per tre anni, e un buono non basta. Online avrebbe 14 giorni. Chieda il modulo di reclamo (hoja de reclamaciones).',
  },
}
