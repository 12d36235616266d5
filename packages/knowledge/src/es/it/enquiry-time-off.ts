/** The Italian words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_IT: Words = {
  'es.ask.family-leave': {
    says: 'La legge Le dà giorni pagati e il contratto collettivo (convenio) può darne di più. Almeno due giorni per la morte di un parente stretto, o quattro se deve viaggiare. Cinque per malattia grave o operazione di un parente. 15 per il Suo matrimonio, uno per il trasloco. Avvisi e porti una prova.',
  },
}
