/** Questions about claims before a court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_DE: Words = {
  'ie.ask.sued': {
    says: 'Antworten Sie rechtzeitig: 28 Tage beim District Court, 10 beim Circuit Court, 8 beim High Court. Rufen Sie MABS oder FLAC an, das ist kostenlos.',
  },
  'ie.ask.ignore': {
    says: 'Ignorieren Sie keine Papiere vom Gericht. Antworten Sie nicht, können sie ein Urteil ohne Sie bekommen.',
  },
}
