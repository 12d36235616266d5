/** Questions about a visa that was refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_IT: Words = {
  'au.ask.visa-refused': {
    says: 'Cerchi nella lettera l’ultimo giorno. In Australia di solito ha 28 giorni per l’Administrative Review Tribunal; non si allungano. Trovi ora un agente registrato o un avvocato.',
  },
}
