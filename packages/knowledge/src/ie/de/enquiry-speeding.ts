/** Questions about speeding notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_DE: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Zahlen Sie nicht. Füllen Sie binnen 28 Tagen den Teil aus, der die fahrende Person mit Adresse nennt, und senden Sie ihn zurück. Die Anzeige geht dann an diese Person. Tun Sie nichts, gilt nach dem Gesetz, dass Sie gefahren sind.',
  },
}
