/** Violence and threats at home: an order of the family court. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_DE: Words = {
  'gb.abuse.right-order': {
    says: 'Das Familiengericht kann anordnen, dass die Person Ihnen und Ihrer Wohnung fernbleibt. Das ist kostenlos und geht am selben Tag. Bei Gefahr wählen Sie 999.',
  },
}
