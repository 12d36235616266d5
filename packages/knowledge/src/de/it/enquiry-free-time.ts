/** Questions about calls of the boss in free time: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_IT: Words = {
  'de.ask-job.free-time-call': {
    says: 'No. Nel tempo libero non deve rispondere né sostituire, salvo reperibilità concordata. Un turno fissato si cambia solo con preavviso e motivi giusti. In una vera emergenza può essere diverso. Tra due turni servono undici ore di riposo. Un richiamo per questo sarebbe ingiusto: risponda per iscritto. Avvisi il consiglio o il sindacato.',
  },
}
