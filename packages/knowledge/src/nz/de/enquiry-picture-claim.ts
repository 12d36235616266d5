/** Questions about claims for the use of a picture: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_DE: Words = {
  'nz.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe entstanden ist. Eine faire Summe ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild heraus.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie eine Erlaubnis hatten',
  },
}
