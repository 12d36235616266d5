/** A message that uses the name of the tax agency: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_IT: Words = {
  'jp.scam.know-real-tax': {
    says: 'L’agenzia delle tasse non manda link di pagamento per messaggio. Un vero pignoramento viene solo dopo una lettera su carta (督促状). Non apra il link. Chiami il Suo ufficio delle tasse.',
  },
}
