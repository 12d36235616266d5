/** Questions about a default notice from a lender: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_IT: Words = {
  'gb.ask-debt.default-notice': {
    says: 'È l’ultimo avviso prima che il creditore chiuda il contratto, non una carta del tribunale. Ha almeno 14 giorni per pagare la somma indicata e sistemare tutto. Se non può, scriva prima con bilancio e offerta, e chieda di fermare gli interessi. Il default resta sei anni. Per un’auto possono volerla prendere. Consiglio gratuito: 0808 808 4000.',
  },
}
