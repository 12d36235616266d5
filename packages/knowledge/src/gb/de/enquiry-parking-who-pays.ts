/** : the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_DE: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Ja. Sie kann beim county court klagen, innerhalb von sechs Jahren. Kommt ein Klageformular (claim form), antworten Sie dem Gericht innerhalb von 14 Tagen ab Zustellung. Keine Antwort kann zu einem Urteil gegen Sie führen.',
  },
}
