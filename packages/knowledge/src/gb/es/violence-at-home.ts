/** Violence and threats at home: an order of the family court. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_ES: Words = {
  'gb.abuse.right-order': {
    says: 'El juez de familia puede ordenar que la persona no se acerque a usted ni a su casa. Es gratis, y puede ser el mismo día. En peligro, llame al 999.',
  },
}
