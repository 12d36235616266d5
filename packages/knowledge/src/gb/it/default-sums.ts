/** Italian: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_IT: Words = {
  'gb.debt.right-default-sums': {
    says: 'Chi ha dato il prestito deve avvisarla di questa spesa. Può chiedere interessi su di essa solo da 28 giorni dopo questo avviso, e non interessi su quegli interessi.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Una spesa per il ritardo non può superare ciò che costa a chi ha dato il prestito. Chieda come è stata calcolata, e chieda di toglierla se i soldi mancano.',
  },
}
