/** Questions about bad treatment by a doctor: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_IT: Words = {
  'es.ask.medical-error': {
    says: 'Chieda subito copia della cartella clinica e veda un altro medico. Contro un ospedale pubblico ha un anno per il servizio sanitario. Contro uno privato dipende: scriva anche entro un anno.',
  },
}
