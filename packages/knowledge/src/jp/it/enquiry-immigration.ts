/** Questions about the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'jp.ask.stay': {
    says: 'Faccia domanda prima dell’ultimo giorno. Allora può restare fino alla risposta, due mesi in più al massimo. Se lascia il lavoro, lo dica all’ufficio entro 14 giorni. Se rifiutano, chieda lì il motivo e veda subito un avvocato.',
  },
  'jp.ask.stay-ran-out': {
    says: 'Vada oggi all’ufficio immigrazione con passaporto, carta e documenti e dica perché è in ritardo. Non lavori finché non decide: restare senza permesso è reato. Con pochi giorni di ritardo e un buon motivo, come una malattia, può ancora accettare la domanda. Non è un diritto. Chi si presenta da solo di solito può partire senza detenzione e tornare dopo un anno. Se può, veda prima un avvocato: 法テラス 0570-078374.',
  },
}
