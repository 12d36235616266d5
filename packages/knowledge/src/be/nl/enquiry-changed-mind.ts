/** Questions about sending back what was bought online: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_NL: Words = {
  'be.ask.withdraw-online': {
    says: 'Ja. Vanaf ontvangst hebt u 14 dagen, zonder reden. Schrijf het duidelijk, bewaar bewijs en stuur het binnen nog 14 dagen terug. Die kosten zijn meestal voor u. Prijs en gewone levering komen binnen 14 dagen terug op uw betaalwijze, niet als bon. Niet geïnformeerd: twaalf maanden meer. Maatwerk telt niet.',
  },
}
