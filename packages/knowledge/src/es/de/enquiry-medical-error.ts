/** Questions about bad treatment by a doctor: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_DE: Words = {
  'es.ask.medical-error': {
    says: 'Verlangen Sie jetzt eine Kopie Ihrer Krankenakte und gehen Sie zu einem anderen Arzt. Gegen ein öffentliches Krankenhaus haben Sie ein Jahr. Bei einem privaten hängt es vom Fall ab: Schreiben Sie auch binnen eines Jahres.',
  },
}
