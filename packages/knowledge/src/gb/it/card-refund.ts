/** Money back from the card firm for what was bought: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_IT: Words = {
  'gb.refund.right-card': {
    says: 'Per un acquisto con carta di credito oltre £100 e fino a £30,000, la carta risponde con il venditore. Per meno, chieda il chargeback.',
  },
}
