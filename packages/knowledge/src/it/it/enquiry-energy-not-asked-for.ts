/** Questions about an energy contract made by phone and never asked for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_IT: Words = {
  'it.ask.energy-phone': {
    says: 'No. Dal 19 giugno 2026 il contratto di energia nato da una chiamata di vendita senza il suo consenso è nullo. E un contratto per telefono vincola solo dopo la sua conferma scritta o su supporto durevole. Ciò che non ha chiesto non va pagato. Reclami per iscritto: non richiesto, mandate la registrazione, ripristino. Receda anche: 14 giorni, dodici mesi in più se non informata. Poi lo Sportello ARERA, gratis.',
  },
  'it.ask.bill-too-high': {
    says: 'Mandi subito un reclamo scritto al fornitore (modulo sul sito, mail o PEC) con la foto del contatore. Deve rispondere con i motivi entro 30 giorni, se no le spetta un indennizzo. Se la bolletta supera una volta e mezza la media dell’ultimo anno, non può staccare prima di rispondere. Vale oltre i 50 € e se scrive entro dieci giorni dalla scadenza. Paghi la parte giusta. Poi c’è la conciliazione gratuita ARERA. I consumi di oltre due anni fa di solito sono prescritti.',
  },
}
