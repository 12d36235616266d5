/** Questions about bad treatment by a doctor: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_WORDS: Words = {
  'it.ask.medical-error': {
    says: 'Vraag uw medisch dossier: binnen zeven dagen. Ga naar een andere arts en een advocaat. Tegen een ziekenhuis hebt u tien jaar, tegen een arts meestal vijf. Vóór de zaak komt een deskundige of bemiddeling.',
  },
}
