/** Questions about bad treatment by a doctor: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_NL: Words = {
  'es.ask.medical-error': {
    says: 'Vraag nu een kopie van uw medisch dossier en ga naar een andere arts. Tegen een openbaar ziekenhuis hebt u een jaar. Bij een privaat hangt het af: schrijf ook binnen een jaar.',
  },
}
