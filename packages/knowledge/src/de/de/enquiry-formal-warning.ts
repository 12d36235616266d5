/** Questions about a formal warning (Abmahnung) from a lawyer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_DE: Words = {
  'de.ask-buy.abmahnung': {
    says: 'Unterschreiben Sie das Formular nicht. Holen Sie vor der Frist Rat, etwa für eine modifizierte Erklärung. Anwaltskosten sind bei Privatleuten gedeckelt.',
  },
}
