/** Questions about the debt of a business: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_JA: Words = {
  'ie.ask.trade-debt-house': {
    says: '手紙だけで家を取ることはできません。まず裁判所の判決が必要で、その後、借りた人の持分に登記できます。売却を命じられるのは裁判所だけで、断ることも待つこともあります。書面で分割払いを申し出て、無料のMABS（0818 07 2000）に電話してください。',
  },
}
