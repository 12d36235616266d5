/** Questions about the debts of a husband, a wife or a parent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: 'Non deve i debiti di marito, moglie, genitori o figli adulti se non ha firmato anche Lei. I loro creditori non possono prendere il Suo stipendio né i Suoi risparmi. Eccezione: gli acquisti quotidiani della famiglia durante il matrimonio. Non paghi e non firmi nulla; scriva una volta alla ditta che non deve nulla. Tenga le ricevute: le cose nella casa comune si presumono del coniuge. Per i debiti di un defunto è diverso.',
  },
}
