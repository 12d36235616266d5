/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_WORDS: Words = {
  'de.ask-debt.heir': {
    says: 'Gli eredi prendono anche i debiti. Può rinunciare (Ausschlagung) entro sei settimane da quando lo sa, al tribunale delle successioni o da un notaio.',
    dependsOn: "se rinuncia all'eredità entro sei settimane",
  },
  'de.ask-debt.spouse': {
    says: 'Non deve i debiti del coniuge o dei genitori, se non ha firmato anche Lei. Fanno eccezione gli acquisti quotidiani per la famiglia.',
  },
}
