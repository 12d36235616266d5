/** Questions about claims for the use of a picture: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_DE: Words = {
  'au.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe zustande kam. Eine faire Summe ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild herunter.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie eine Erlaubnis hatten',
  },
}
