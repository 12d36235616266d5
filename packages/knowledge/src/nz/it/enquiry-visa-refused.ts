/** Questions about a visa that was refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_IT: Words = {
  'nz.ask.visa-declined': {
    says: 'In Nuova Zelanda con un visto valido, chieda una volta il riesame (reconsideration) entro 14 giorni. Per la residenza di solito può fare appello entro 42 giorni. Dall’estero rifaccia la domanda.',
  },
}
