/** Questions about a fence between neighbours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_NL: Words = {
  'gb.ask-neighbour.fence': {
    says: 'Nee. Geen algemene wet dwingt iemand een schutting te zetten of te herstellen, ook niet de eigen. Kijk in de akten van beide huizen: een belofte verandert dat, een T toont de eigenaar. Aan uw kant mag u een schutting tot twee meter zetten, of één bij een weg. Valt hij en is er schade, dan kan de eigenaar moeten betalen. Praat eerst.',
  },
}
