/** Questions about claims before a court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_NL: Words = {
  'ie.ask.sued': {
    says: 'Antwoord op tijd: 28 dagen in de District Court, 10 in de Circuit Court, 8 in de High Court. Bel MABS of FLAC voor gratis hulp.',
  },
  'ie.ask.ignore': {
    says: 'Negeer geen papieren van de rechtbank. Antwoordt u niet, dan kunnen ze zonder u een vonnis krijgen.',
  },
}
