/** Dutch: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_NL: Words = {
  'gb.company.right-late': {
    says: 'U kunt de boete voor laat indienen aanvechten, maar alleen om een zeldzame reden buiten uw macht. Vraag tijd voordat een incassobureau komt.',
  },
}
