/** Questions about a formal warning (Abmahnung) from a lawyer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_WORDS: Words = {
  'de.ask-buy.abmahnung': {
    says: 'Non firmi il loro modulo. Chieda consiglio prima della data, per esempio per una promessa modificata. Per i privati il compenso degli avvocati ha un limite.',
  },
}
