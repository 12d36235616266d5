/** Questions about a boundary: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_NL: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Maak foto’s en meet. Vraag de afdeling planning van de gemeente om te kijken: die kan optreden tegen bouwen zonder vergunning, meestal binnen zeven jaar. Niemand mag op uw grond bouwen. Bij een gedeelde muur zegt de District Court wie wat mag. Probeer het eerst samen.',
  },
}
