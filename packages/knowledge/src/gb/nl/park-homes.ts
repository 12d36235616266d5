/** Dutch: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_NL: Words = {
  'gb.park-home.right-agree': {
    says: 'Het stageld stijgt alleen als u instemt of een tribunaal het beveelt. Stemt u niet in, blijf dan het oude betalen: dat is geen achterstand. Staat een tribunaal de verhoging later toe, dan telt die meestal vanaf de review date. Er zijn 28 dagen en het vaste formulier nodig.',
  },
  'gb.park-home.right-index': {
    says: 'Een verhoging blijft meestal bij de prijsstijging (CPI). Meer kan eerlijk zijn voor verbeteringen waarover u eerst gevraagd bent. Een slechter geworden park pleit voor minder.',
  },
}
