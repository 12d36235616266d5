/** Questions about builders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_NL: Words = {
  'ie.ask.builder': {
    says: 'Schrijf wat niet goed is en geef een datum om het te herstellen. Werk moet met zorg en vakkennis gedaan worden. Gebruik dan de procedure voor kleine eisen (small claims procedure), tot € 2.000.',
  },
}
