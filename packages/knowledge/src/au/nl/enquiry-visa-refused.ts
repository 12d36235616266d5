/** Questions about a visa that was refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'au.ask.visa-refused': {
    says: 'Zoek in de brief de laatste dag. In Australië hebt u meestal 28 dagen voor het Administrative Review Tribunal; dat wordt niet langer. Neem nu een erkende adviseur of advocaat.',
  },
}
