/** Questions about the debts of a husband, a wife or a parent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: 'Vous ne devez pas les dettes de votre conjoint, parents ou enfants majeurs, sauf si vous avez signé aussi. Exception : les achats quotidiens de la famille pendant le mariage. Écrivez une fois à la firme que vous n’avez pas signé et ne devez rien. Pour un défunt, c’est autre chose : refusez la succession à temps.',
  },
}
