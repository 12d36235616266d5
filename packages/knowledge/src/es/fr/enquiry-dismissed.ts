/** Questions about a dismissal in general: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_FR: Words = {
  'es.ask.dismissed': {
    says: 'Signez « no conforme », et demandez la conciliation sous 20 jours ouvrables. Demandez le chômage (paro) sous 15 jours ouvrables. Un syndicat ou un avocat gratuit peut aider.',
  },
}
