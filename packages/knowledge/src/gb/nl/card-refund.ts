/** Money back from the card firm for what was bought: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_NL: Words = {
  'gb.refund.right-card': {
    says: 'Bij een aankoop met een creditcard boven £100 en tot £30,000 is de kaartfirma met de verkoper aansprakelijk. Voor minder vraagt u chargeback.',
  },
}
