/** The Dutch words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_NL: Words = {
  'de.ask-home.landlord-enters': {
    says: 'De verhuurder mag niet zonder uw ja binnenkomen en mag geen sleutel houden. Om een goede reden en na bericht moet u hem of haar de woning laten zien.',
  },
}
