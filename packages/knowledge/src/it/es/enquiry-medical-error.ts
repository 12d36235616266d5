/** Questions about bad treatment by a doctor: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_WORDS: Words = {
  'it.ask.medical-error': {
    says: 'Pida su historia clínica: deben darla en siete días. Vea a otro médico y a un abogado. Contra un hospital tiene diez años, contra un médico cinco en general. Antes de demandar hay pericia judicial o mediación.',
  },
}
