/** The Dutch words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_NL: Words = {
  'it.ask.appeal': {
    says: 'U hebt 30 dagen vanaf de betekening van het vonnis, of zes maanden vanaf publicatie als niemand het betekende. U hebt een advocaat nodig, gratis bij laag inkomen. Het kan meteen worden uitgevoerd: vraag het hof om schorsing.',
    dependsOn: 'wanneer het is betekend en om hoeveel het gaat',
  },
}
