/** Dutch: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_NL: Words = {
  'gb.debt.right-default-sums': {
    says: 'De kredietgever moet u over zulke kosten berichten. Rente daarover mag pas vanaf 28 dagen na dit bericht, en geen rente over die rente.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Kosten voor te laat betalen mogen niet hoger zijn dan wat het de kredietgever kost. Vraag hoe ze zijn berekend, en vraag om ze te schrappen als u krap zit.',
  },
}
