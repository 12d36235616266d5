/** Questions about penalties of councils: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_NL: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Schrijf de gemeente binnen 14 dagen met foto’s: de lagere prijs blijft dan meestal open. Na de notice to owner hebt u 28 dagen voor het formele bezwaar. Zegt ze nee, dan hebt u 28 dagen voor het gratis tribunaal. Eén goede reden is genoeg.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Schrijf de gemeente binnen 14 dagen met foto’s: de lagere prijs blijft dan meestal open. Na de notice to owner hebt u 28 dagen voor het formele bezwaar. Zegt ze nee, dan hebt u 28 dagen voor het gratis tribunaal. Eén goede reden is genoeg.',
  },
}
