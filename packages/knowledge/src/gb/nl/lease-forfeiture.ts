/** A threat to end a long lease over a service charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_NL: Words = {
  'gb.lease.right-service-charge': {
    says: 'U betaalt alleen wat redelijk is, en niets voor de eis met de samenvatting van uw rechten komt. Het tribunaal kan beslissen. Eerst het contract beëindigen mag niet: u moet het bedrag erkennen of een tribunaal stelt het vast, en dan moet een rechter het bevelen.',
  },
}
