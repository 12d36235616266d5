/** Dutch: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_NL: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Na twee gemiste betalingen (vier als u per week betaalt) moet een kredietgever dit bericht (notice of sums in arrears) sturen. Bij een lening komt het elke zes maanden terug. Zolang hij daarmee te laat is, mag hij geen rente vragen en niets afdwingen.',
  },
}
