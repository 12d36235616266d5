/** Questions about a visa that was refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'au.ask.visa-refused': {
    says: 'Zoek in de brief de laatste dag. In Australië hebt u meestal 28 dagen voor het Administrative Review Tribunal; dat wordt niet langer. Neem nu een erkende adviseur of advocaat.',
  },
  'au.ask.citizen-years': {
    says: 'Meestal hebt u vier jaar met geldig visum in Australië nodig, de laatste twaalf maanden als permanent inwoner. In die vier jaar mag u hoogstens twaalf maanden weg zijn geweest, in het laatste jaar 90 dagen. Meestal komen er een toets en goed gedrag bij.',
  },
}
