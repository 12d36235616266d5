/** Dutch: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_NL: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Na twee gemiste betalingen moet een kredietgever dit bericht (notice of sums in arrears) sturen, en daarna elke zes maanden. Zolang hij daarmee te laat is, mag hij geen rente vragen en niets afdwingen.',
  },
  'gb.debt.right-default-sums': {
    says: 'De kredietgever moet u over zulke kosten berichten. Rente daarover mag pas vanaf 28 dagen na dit bericht, en geen rente over die rente.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Kosten voor te laat betalen mogen niet hoger zijn dan wat het de kredietgever kost. Vraag hoe ze zijn berekend, en vraag om ze te schrappen als u krap zit.',
  },
}
