/** Questions about a call to serve on a jury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_NL: Words = {
  'us.ask-life.jury': {
    says: 'Antwoord uiterlijk op de datum. U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite of zorg. Uw werkgever mag u er niet om ontslaan.',
  },
}
