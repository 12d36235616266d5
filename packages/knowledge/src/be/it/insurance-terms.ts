/** The law on late premiums, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_IT: Words = {
  'be.insurance.right-premium': {
    says: 'Per un premio non pagato la copertura si ferma solo dopo un avviso per raccomandata o ufficiale, con almeno quindici giorni per pagare.',
  },
}
