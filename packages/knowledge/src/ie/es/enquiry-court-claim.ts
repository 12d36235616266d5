/** Questions about claims before a court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_ES: Words = {
  'ie.ask.sued': {
    says: 'Conteste a tiempo: 28 días en el District Court, 10 en el Circuit Court, 8 en el High Court. Llame a MABS o FLAC para ayuda gratis.',
  },
  'ie.ask.ignore': {
    says: 'No ignore los papeles del juzgado. Si no contesta, pueden conseguir una sentencia sin usted.',
  },
}
