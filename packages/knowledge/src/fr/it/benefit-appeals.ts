/** The Italian words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_IT: Words = {
  'fr.benefit.right-rsa': {
    says: 'Per l’RSA scriva entro due mesi al presidente del Suo dipartimento. Solo dopo può andare al tribunale amministrativo.',
  },
  'fr.benefit.right-housing': {
    says: 'Per l’aiuto alla casa e il premio di attività scriva prima alla commissione ricorsi della CAF, entro due mesi. Poi viene il tribunale amministrativo.',
  },
}
