/** Violence and threats at home: an order of the family court. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_NL: Words = {
  'gb.abuse.right-order': {
    says: 'De familierechter kan bevelen dat de persoon wegblijft van u en uw huis. Het is gratis, en kan dezelfde dag. Bel bij gevaar 999.',
  },
}
