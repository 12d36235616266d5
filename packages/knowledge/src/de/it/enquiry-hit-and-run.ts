/** Questions about being accused of leaving after an accident: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_IT: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'Non dica ancora nulla dei fatti, nemmeno che guidava o non ha notato. Deve solo nome e indirizzo, e non deve andare alla polizia. Lasci l’auto com’è. Un avvocato chiede prima gli atti: è reato solo se ha notato l’urto. La patente può dipenderne: vada questa settimana. Avvisi l’assicurazione entro una settimana. Meno di un giorno fa, parcheggiando? Lo segnali ora.',
  },
}
