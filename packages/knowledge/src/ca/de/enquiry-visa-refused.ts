/** Questions about a visa that was refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_WORDS: Words = {
  'ca.ask.visa-refused': {
    says: 'Gehen Sie binnen 15 Tagen zum Federal Court, wenn Sie in Kanada sind, oder binnen 60 Tagen im Ausland. Sie können auch mit besseren Beweisen neu beantragen. Holen Sie die Notizen des Beamten.',
  },
}
