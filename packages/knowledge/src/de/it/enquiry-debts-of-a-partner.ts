/** Questions about the debts of a husband, a wife or a parent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: 'Non deve i debiti del coniuge o dei genitori, se non ha firmato anche Lei. Fanno eccezione gli acquisti quotidiani per la famiglia.',
  },
}
