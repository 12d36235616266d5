/** Italian: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_IT: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Dopo due rate saltate chi presta deve mandare questo avviso (notice of sums in arrears), poi un altro ogni sei mesi. Finché è in ritardo, non può chiedere interessi né far valere il contratto.',
  },
  'gb.debt.right-default-sums': {
    says: 'Chi ha dato il prestito deve avvisarla di questa spesa. Può chiedere interessi su di essa solo da 28 giorni dopo questo avviso, e non interessi su quegli interessi.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Una spesa per il ritardo non può superare ciò che costa a chi ha dato il prestito. Chieda come è stata calcolata, e chieda di toglierla se i soldi mancano.',
  },
}
