/** Questions about the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'jp.ask.stay': {
    says: 'Stellen Sie den Antrag vor dem letzten Tag. Dann dürfen Sie bis zur Antwort bleiben, höchstens zwei Monate länger. Verlassen Sie die Stelle, melden Sie es in 14 Tagen. Bei Ablehnung fragen Sie dort nach dem Grund und gehen Sie sofort zum Anwalt.',
  },
}
