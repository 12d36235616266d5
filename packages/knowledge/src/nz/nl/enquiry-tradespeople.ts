/** Questions about builders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_NL: Words = {
  'nz.ask.builder': {
    says: 'Schrijf wat er niet goed is en geef een datum om het te herstellen. Bouwwerk heeft tien jaar garantie, en fouten die in het eerste jaar gevonden worden, moeten hersteld worden.',
  },
}
