/** Questions about claims for the use of a picture: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_WORDS: Words = {
  'ca.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe entstand. Bei nicht gewerblicher Nutzung kann ein Gericht $100 bis $5,000 für alle Werke zusammen anordnen. Nehmen Sie das Bild herunter.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie die Erlaubnis hatten',
  },
}
