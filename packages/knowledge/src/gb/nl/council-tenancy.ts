/** A notice to a secure tenant of a council in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_NL: Words = {
  'gb.council-home.right-reasonable': {
    says: 'U bent een beschermde huurder (secure tenant). De gemeente heeft een rechterlijk bevel nodig, en bij huurschuld moet de rechter dat redelijk vinden. Eerst moet ze een plan zoeken en helpen met uitkeringen. Betaal de huur en iets meer, en bewaar bewijs.',
  },
  'gb.council-home.most-secure': {
    says: 'De meeste huurders van de gemeente zijn beschermde huurders (secure tenants). Alleen een rechter kan dat beëindigen, en bij huurschuld moet hij dat redelijk vinden. Hij kan u laten blijven zolang u de huur en iets meer betaalt.',
  },
}
