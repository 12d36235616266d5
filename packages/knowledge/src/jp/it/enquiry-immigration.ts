/** Questions about the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'jp.ask.stay': {
    says: 'Faccia domanda prima dell’ultimo giorno. Allora può restare fino alla risposta, due mesi in più al massimo. Se lascia il lavoro, lo dica all’ufficio entro 14 giorni. Se rifiutano, chieda lì il motivo e veda subito un avvocato.',
  },
}
