/** The Italian words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_IT: Words = {
  'it.ask.tax-appeal': {
    says: 'Ha 60 giorni da quando l’ha ricevuto per il ricorso alla corte di giustizia tributaria. Fino a 3.000 € non serve un avvocato. Può chiedere anche l’autotutela all’ufficio, ma non ferma i 60 giorni. Chieda al giudice di sospendere il pagamento se il danno è grave.',
  },
}
