/** Questions about tax that is due and the broadcasting fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_WORDS: Words = {
  'de.ask-debt.tv-fee': {
    says: "Ogni casa deve un canone, anche senza TV. Con sostegno di base, BAföG o reddito molto basso chieda l'esenzione, fino a tre anni indietro.",
    dependsOn: 'se riceve una prestazione che La esenta',
  },
  'de.ask-debt.tax-late': {
    says: 'Sbagliata? Si opponga (Einspruch) entro un mese e chieda di sospendere il pagamento. Giusta ma troppo alta? Chieda tempo (Stundung) prima della scadenza.',
  },
}
