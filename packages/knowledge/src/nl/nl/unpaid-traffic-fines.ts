/** The Dutch words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_NL: Words = {
  'nl.fine.right-no-jail': {
    says: 'Alleen een rechter mag toestaan dat u wordt vastgezet om een boete (gijzeling). U wordt eerst gehoord. Kunt u niet betalen? Zeg dat en laat het zien.',
  },
  'nl.fine.detention-last': {
    says: 'Niemand wordt meteen vastgezet. Eerst moeten ze het geld op een andere manier proberen te krijgen.',
  },
  'nl.fine.right-not-mine': {
    says: 'De boete gaat naar de eigenaar van het kenteken. Was de auto gestolen, verkocht of door een bedrijf verhuurd? Stuur bewijs.',
  },
}
