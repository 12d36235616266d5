/** A notice to a secure tenant of a council in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_NL: Words = {
  'gb.council-home.right-reasonable': {
    says: 'U bent een beschermde huurder (secure tenant). De gemeente heeft een rechterlijk bevel nodig, en bij huurschuld moet de rechter dat redelijk vinden. Eerst moet ze een plan zoeken en helpen met uitkeringen. Betaal de huur en iets meer, en bewaar bewijs.',
  },
}
