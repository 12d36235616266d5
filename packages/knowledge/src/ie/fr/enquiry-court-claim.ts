/** Questions about claims before a court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_FR: Words = {
  'ie.ask.sued': {
    says: 'Répondez à temps : 28 jours au District Court, 10 au Circuit Court, 8 au High Court. Appelez MABS ou FLAC pour une aide gratuite.',
  },
  'ie.ask.ignore': {
    says: 'N’ignorez pas les papiers du tribunal. Si vous ne répondez pas, ils peuvent obtenir un jugement sans vous.',
  },
}
