/** A message that uses the name of the tax agency: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_NL: Words = {
  'jp.scam.know-real-tax': {
    says: 'De belastingdienst stuurt geen betaallinks in berichten. Een echt beslag komt pas na een brief op papier (督促状). Open de link niet. Bel uw belastingkantoor.',
  },
}
