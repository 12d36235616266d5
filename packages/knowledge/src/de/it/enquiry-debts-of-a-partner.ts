/** Questions about the debts of a husband, a wife or a parent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: 'Non deve i debiti di coniuge, genitori o figli adulti, salvo che abbia firmato anche Lei. Eccezione: gli acquisti quotidiani della famiglia nel matrimonio. Scriva una volta alla ditta che non ha firmato e non deve nulla. Per un defunto è diverso: rinunci all’eredità in tempo.',
  },
}
