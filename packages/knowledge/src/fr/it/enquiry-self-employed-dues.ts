/** Questions about contributions of a self-employed person: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_IT: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'Chieda subito un piano all’Urssaf online, prima di una contrainte: piccole somme, e maggiorazioni tolte pagato il resto. Senza dichiarazione calcolano d’ufficio: mandi il reddito vero e si ricalcola. Contro una diffida due mesi per la commissione (CRA). Contro una contrainte 15 giorni per il tribunale. Di solito possono andare indietro di tre anni.',
  },
}
