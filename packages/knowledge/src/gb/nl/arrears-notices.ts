/** Dutch: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_NL: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Na twee gemiste betalingen moet een kredietgever dit bericht (notice of sums in arrears) sturen, en daarna elke zes maanden. Zolang hij daarmee te laat is, mag hij geen rente vragen en niets afdwingen.',
  },
}
