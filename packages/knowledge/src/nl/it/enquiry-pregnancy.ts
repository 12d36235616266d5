/** Questions about dismissal and pregnancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_IT: Words = {
  'nl.ask.pregnant': {
    says: 'In gravidanza e fino a sei settimane dopo il congedo il datore non può licenziare. Un contratto a termine può finire, ma non perché è incinta: è discriminazione. Chieda il motivo per iscritto e vada dal giudice entro due mesi.',
  },
}
