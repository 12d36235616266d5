/** Questions about claims before a court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_IT: Words = {
  'ie.ask.sued': {
    says: 'Risponda in tempo: 28 giorni alla District Court, 10 alla Circuit Court, 8 alla High Court. Chiami MABS o FLAC per aiuto gratis.',
  },
  'ie.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, possono avere una sentenza senza di Lei.',
  },
}
