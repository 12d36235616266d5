/** Questions about a dismissal in general: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_IT: Words = {
  'es.ask.dismissed': {
    says: 'Firmi «no conforme» e chieda la conciliazione entro 20 giorni lavorativi. Chieda la disoccupazione entro 15 giorni lavorativi. Un sindacato o un avvocato gratuito può aiutarla.',
  },
}
