/** The French words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_WORDS: Words = {
  'de.ask-home.sold': {
    says: 'Une vente ne met pas fin à votre bail. Le nouveau propriétaire reprend votre contrat. Après la mise en copropriété court un blocage de trois à dix ans.',
  },
}
