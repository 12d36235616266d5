/** Questions about bad treatment by a doctor: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_WORDS: Words = {
  'it.ask.medical-error': {
    says: 'Chieda la cartella clinica: va data entro sette giorni. Veda un altro medico e un avvocato. Contro l’ospedale ha dieci anni, contro il medico di solito cinque. Prima della causa serve la perizia del tribunale o la mediazione.',
  },
}
