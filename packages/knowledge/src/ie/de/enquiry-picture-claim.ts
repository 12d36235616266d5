/** Questions about claims for the use of a picture: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_DE: Words = {
  'ie.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem das Bild gehört und wie die Summe entstand. Angemessen ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild herunter und behalten Sie eine Kopie.',
    dependsOn: 'davon, wie Sie es nutzten und ob Sie eine Erlaubnis hatten',
  },
}
