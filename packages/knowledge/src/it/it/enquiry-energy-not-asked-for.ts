/** Questions about an energy contract made by phone and never asked for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_IT: Words = {
  'it.ask.energy-phone': {
    says: 'No. Un contratto per telefono vincola solo dopo la sua conferma scritta o su supporto durevole. Ciò che non ha chiesto non va pagato. Reclami per iscritto al nuovo fornitore: contratto non richiesto, mandate la registrazione, ripristino del vecchio. Receda anche: 14 giorni, dodici mesi in più se non informata. Con il reclamo in corso contesti ogni distacco; poi lo Sportello ARERA, gratis, e l’AGCM.',
  },
}
