/** Violence and threats at home: an order of the family court. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_IT: Words = {
  'gb.abuse.right-order': {
    says: 'Il giudice della famiglia può ordinare alla persona di stare lontana da Lei e dalla casa. È gratis, e possibile lo stesso giorno. In pericolo chiami il 999.',
  },
}
