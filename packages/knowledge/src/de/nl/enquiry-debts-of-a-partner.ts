/** Questions about the debts of a husband, a wife or a parent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_NL: Words = {
  'de.ask-debt.spouse': {
    says: 'U bent de schulden van uw echtgenoot of ouders niet schuldig, tenzij u ook tekende. Een uitzondering zijn dagelijkse aankopen voor het gezin.',
  },
}
