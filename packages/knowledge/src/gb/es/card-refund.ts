/** Money back from the card firm for what was bought: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_ES: Words = {
  'gb.refund.right-card': {
    says: 'En una compra con tarjeta de crédito de más de £100 y hasta £30,000, la tarjeta responde con el vendedor. Por menos, pida el chargeback.',
  },
}
