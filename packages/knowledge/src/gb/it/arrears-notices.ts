/** Italian: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_IT: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Dopo due rate saltate (quattro se paga ogni settimana) chi presta deve mandare questo avviso (notice of sums in arrears). Per un prestito si ripete ogni sei mesi. Finché è in ritardo, non può chiedere interessi né far valere il contratto.',
  },
}
