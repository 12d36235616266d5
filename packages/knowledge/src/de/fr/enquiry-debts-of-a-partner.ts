/** Questions about the debts of a husband, a wife or a parent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_WORDS: Words = {
  'de.ask-debt.spouse': {
    says: "Vous ne devez pas les dettes de votre conjoint, de vos parents ou de vos enfants adultes, sauf si vous avez signé aussi. Leurs créanciers ne peuvent prendre ni votre salaire ni votre épargne. Exception : les achats quotidiens de la famille pendant le mariage. Ne payez rien, ne signez rien ; écrivez une fois que vous ne devez rien. Gardez vos factures : les objets du logement commun sont présumés être au conjoint. Pour un défunt, c'est autre chose.",
  },
}
