/** Questions about an energy contract made by phone and never asked for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_IT: Words = {
  'it.ask.energy-phone': {
    says: 'No. Dal 19 giugno 2026 il contratto di energia nato da una chiamata di vendita senza il suo consenso è nullo. E un contratto per telefono vincola solo dopo la sua conferma scritta o su supporto durevole. Ciò che non ha chiesto non va pagato. Reclami per iscritto: non richiesto, mandate la registrazione, ripristino. Receda anche: 14 giorni, dodici mesi in più se non informata. Poi lo Sportello ARERA, gratis.',
  },
}
