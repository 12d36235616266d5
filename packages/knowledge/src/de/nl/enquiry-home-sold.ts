/** The Dutch words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_NL: Words = {
  'de.ask-home.sold': {
    says: 'Een verkoop beëindigt uw huur niet. De nieuwe eigenaar komt in uw contract. Na omzetting in een koopappartement (Eigentumswohnung) loopt een blokkade van drie tot tien jaar.',
  },
}
