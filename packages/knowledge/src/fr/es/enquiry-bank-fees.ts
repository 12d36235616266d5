/** The Spanish words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_WORDS: Words = {
  'fr.ask-buy.bank-fees': {
    says: 'Una comisión de intervención es como mucho de 8 € cada una y 80 € al mes. Un recibo devuelto: como mucho 20 €. Los clientes frágiles pagan menos.',
    dependsOn: 'el tipo de comisión',
  },
}
