/** Questions about a formal warning (Abmahnung) from a lawyer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_WORDS: Words = {
  'de.ask-buy.abmahnung': {
    says: 'Ne signez pas leur formulaire. Demandez conseil avant la date, par exemple pour une promesse modifiée. Pour un particulier, les frais d’avocat sont plafonnés.',
  },
}
