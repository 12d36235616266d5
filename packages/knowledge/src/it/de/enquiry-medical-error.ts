/** Questions about bad treatment by a doctor: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_WORDS: Words = {
  'it.ask.medical-error': {
    says: 'Verlangen Sie die Krankenakte: Sie muss in sieben Tagen kommen. Gehen Sie zu einem anderen Arzt und Anwalt. Gegen ein Krankenhaus haben Sie zehn Jahre, gegen einen Arzt meist fünf. Vor der Klage kommt ein Gutachten oder die Mediation.',
  },
}
