/** The acts that each province has of its own, where the province is not known: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_IT: Words = {
  'ca.buy.right-quality': {
    says: 'La legge della provincia dice che le cose devono essere adatte all’uso e durare un tempo giusto. Una regola del negozio non può toglierlo.',
  },
  'ca.insure.right-acts': {
    says: 'L’Insurance Act della Sua provincia fissa condizioni giuste e il tempo per fare causa, spesso uno o due anni. Chieda i motivi per iscritto.',
  },
  'ca.home.right-acts': {
    says: 'La legge sugli affitti della Sua provincia fissa il preavviso, i motivi e le regole sull’affitto. Il Suo contratto non può toglierle questi diritti.',
  },
  'ca.debt.right-acts': {
    says: 'Una società di recupero crediti (collection agency) quasi sempre ha bisogno di una licenza della Sua provincia, e deve seguirne le regole su telefonate, lettere e bugie.',
  },
}
