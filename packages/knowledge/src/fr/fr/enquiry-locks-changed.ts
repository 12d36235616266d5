/** The French words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_WORDS: Words = {
  'fr.ask-home.throw-out': {
    says: 'Seul un juge peut mettre fin au bail et seul un commissaire de justice peut expulser. Un bailleur qui le fait lui-même commet un délit. Appelez le 17.',
  },
}
