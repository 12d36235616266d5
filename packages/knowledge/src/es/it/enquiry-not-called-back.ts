/** Questions about seasonal staff who are not called back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_IT: Words = {
  'es.ask.not-called-back': {
    says: 'Non richiamarla alla ripresa vale come licenziamento. Ha 20 giorni lavorativi da quando lo sa: conciliazione (papeleta), poi causa. Chieda subito per iscritto il perché. Conservi le prove che altri sono stati chiamati. L’ordine è fissato dal contratto collettivo. Chieda intanto la disoccupazione (paro).',
  },
}
