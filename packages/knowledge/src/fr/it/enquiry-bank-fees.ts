/** The Italian words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_WORDS: Words = {
  'fr.ask-buy.bank-fees': {
    says: 'Una spesa di intervento è al massimo 8 € ogni volta e 80 € al mese. Un addebito respinto: al massimo 20 €. I clienti fragili pagano meno.',
    dependsOn: 'il tipo di spesa',
  },
}
