/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'au.ask.citizen-years': {
    says: 'Meestal hebt u vier jaar met geldig visum in Australië nodig, de laatste twaalf maanden als permanent inwoner. In die vier jaar mag u hoogstens twaalf maanden weg zijn geweest, in het laatste jaar 90 dagen. Meestal komen er een toets en goed gedrag bij.',
  },
}
