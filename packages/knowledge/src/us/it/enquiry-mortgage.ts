/** Questions about a mortgage that is late, and about its escrow account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_IT: Words = {
  'us.ask-debt.foreclosure': {
    says: 'Chiami ora chi gestisce il mutuo (servicer) e un consulente approvato da HUD. Quasi sempre la vendita forzata (foreclosure) non può iniziare finché non è in ritardo di oltre 120 giorni. Una richiesta completa di aiuto fatta in tempo va decisa prima.',
  },
  'us.ask-everyday.escrow': {
    says: 'Controlli prima le somme di tasse e assicurazione. Può pagare ciò che manca (shortage) subito, o su almeno 12 mesi se è molto. Può mandare gratis un avviso di errore (notice of error).',
  },
}
