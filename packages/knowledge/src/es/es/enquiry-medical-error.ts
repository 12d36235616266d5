/** Questions about bad treatment by a doctor: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_ES: Words = {
  'es.ask.medical-error': {
    says: 'Pida ya copia de su historia clínica y vea a otro médico. Contra un hospital público tiene un año para reclamar al servicio de salud. Contra uno privado depende, así que escriba también en un año.',
  },
}
