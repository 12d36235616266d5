/** A threat to end a long lease over a service charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_IT: Words = {
  'gb.lease.right-service-charge': {
    says: 'Paga solo ciò che è ragionevole, e nulla finché non arriva la richiesta con il riassunto dei suoi diritti. Può decidere il tribunale. Non possono prima chiudere il contratto: deve ammettere la somma o fissarla un tribunale, poi deve ordinarlo un giudice.',
  },
}
