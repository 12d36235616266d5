/** Questions about bad treatment by a doctor: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_FR: Words = {
  'es.ask.medical-error': {
    says: 'Demandez vite copie du dossier médical et voyez un autre médecin. Contre un hôpital public, un an pour réclamer au service de santé. Contre un privé, cela dépend : écrivez aussi en un an.',
  },
}
