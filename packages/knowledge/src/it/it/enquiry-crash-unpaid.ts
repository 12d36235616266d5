/** Questions about an insurer that does not pay after a crash: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_IT: Words = {
  'it.ask.crash-unpaid': {
    says: 'Dopo la richiesta scritta e completa l’assicurazione deve fare un’offerta o dire perché no. Ha 60 giorni per i danni all’auto, 30 se entrambi hanno firmato il modulo blu (CAI), 90 per le lesioni. Sono passati? Reclamo scritto: ha 45 giorni. Poi l’IVASS, fino a 2.500 euro l’Arbitro Assicurativo, o con un avvocato il giudice dopo la negoziazione. Il diritto dura due anni.',
  },
}
