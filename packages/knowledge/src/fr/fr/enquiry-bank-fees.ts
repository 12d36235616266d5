/** The French words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_WORDS: Words = {
  'fr.ask-buy.bank-fees': {
    dependsOn: 'le type de frais',
    says: 'Une commission d’intervention est au plus 8 €, et 80 € par mois. Un prélèvement rejeté : 20 € au plus. Les clients fragiles paient moins.',
  },
}
