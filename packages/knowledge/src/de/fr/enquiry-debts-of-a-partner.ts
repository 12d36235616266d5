/** Questions about the debts of a husband, a wife or a parent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: 'Vous ne devez pas les dettes de votre conjoint ou de vos parents, sauf si vous avez signé aussi. Exception : les achats quotidiens de la famille.',
  },
}
