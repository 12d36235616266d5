/** Italian: the words of the rows in ../arrears-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ARREARS_NOTICES_IT: Words = {
  'gb.debt.right-arrears-notice': {
    says: 'Dopo due rate saltate chi presta deve mandare questo avviso (notice of sums in arrears), poi un altro ogni sei mesi. Finché è in ritardo, non può chiedere interessi né far valere il contratto.',
  },
}
