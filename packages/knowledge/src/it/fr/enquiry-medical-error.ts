/** Questions about bad treatment by a doctor: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_WORDS: Words = {
  'it.ask.medical-error': {
    says: 'Demandez le dossier médical : il vient en sept jours. Voyez un autre médecin et un avocat. Dix ans contre l’hôpital, cinq en général contre le médecin. Avant le procès : expertise ou médiation.',
  },
}
