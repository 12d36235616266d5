/** Money back from the card firm for what was bought: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_FR: Words = {
  'gb.refund.right-card': {
    says: "Pour un achat par carte de crédit de plus de £100 et jusqu'à £30,000, la société de carte répond avec le vendeur. En dessous, demandez un chargeback.",
  },
}
