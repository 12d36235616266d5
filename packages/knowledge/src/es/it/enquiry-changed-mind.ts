/** Questions about sending back what was bought online: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_IT: Words = {
  'es.ask.withdraw-online': {
    says: 'Sì. Da quando ha ricevuto la merce ha 14 giorni di calendario, senza motivo. Lo scriva chiaramente, tenga la prova e la rimandi entro altri 14 giorni. La spedizione di solito è sua. Prezzo e consegna normale tornano entro 14 giorni, con lo stesso mezzo, non in buono; in ritardo può chiedere il doppio. Se non l’hanno informata, ha dodici mesi in più.',
  },
}
