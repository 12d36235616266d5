/** Questions about leave to care for a sick relative: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEAVE_FR: Words = {
  'nl.ask.care-leave': {
    says: 'Oui. Pour un proche malade qui a besoin de vous, vous avez deux fois vos heures hebdomadaires par an, à 70 %. Pour une maladie grave ou longue, six fois, sans salaire. En urgence, vous pouvez partir aussitôt un court moment, payé. Dites-le par écrit à l’employeur. Il ne refuse que pour des raisons très graves, qu’il doit donner. Voyez alors le Juridisch Loket.',
  },
}
