/** Questions about a formal warning (Abmahnung) from a lawyer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_NL: Words = {
  'de.ask-buy.abmahnung': {
    says: 'Teken hun formulier niet. Vraag advies vóór de datum, bijvoorbeeld over een veranderde belofte. Voor particulieren zijn de advocaatkosten begrensd.',
  },
}
