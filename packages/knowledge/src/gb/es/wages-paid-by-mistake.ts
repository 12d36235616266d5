/** Spanish: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_ES: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: '¿Creía que la paga era correcta y la gastó? Un juez puede dejarle una parte o todo. Puede fallar si su contrato dice que debe devolverlo.',
  },
}
