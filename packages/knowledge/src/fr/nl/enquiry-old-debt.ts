/** Questions about a debt that may be too old: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_NL: Words = {
  'fr.ask-debt.debt-too-old': {
    says: 'Een rekening aan een consument verjaart na twee jaar, een telefoonrekening na één. Huur verjaart na drie jaar, het meeste andere na vijf. Een vonnis geldt tien jaar.',
    dependsOn: 'wat voor schuld het is',
  },
}
