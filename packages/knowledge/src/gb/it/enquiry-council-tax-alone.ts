/** Questions about council tax for one adult alone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_IT: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'Sì. Con un solo adulto in casa è il 25 % in meno. Non contano minori di 18 anni, studenti a tempo pieno e alcuni che assistono. Lo chieda sul sito del comune e dica da quale giorno: può valere da allora. Con reddito basso chieda anche la Council Tax Reduction. Se può, paghi la vecchia somma fino alla nuova bolletta.',
  },
}
