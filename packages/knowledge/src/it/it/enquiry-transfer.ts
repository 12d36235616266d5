/** Questions about a move to another place of work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_IT: Words = {
  'it.ask.transfer': {
    says: 'Possono trasferirla solo per ragioni tecniche, organizzative e produttive provate. Chieda i motivi per iscritto. Per contestare scriva entro 60 giorni. Continui a lavorare finché decide un giudice e veda un sindacato.',
  },
}
