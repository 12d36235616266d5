/** The Dutch words of Switzerland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'ch.limitation.five': {
    says: 'Huur, loon, artsen, ambachtswerk en andere terugkerende bedragen zijn na vijf jaar te oud.',
    from: 'de dag waarop het bedrag betaald moest zijn',
    restartedBy:
      'Een betaling, een ja op de schuld of een invordering (Betreibung) laat de tijd opnieuw beginnen.',
  },
  'ch.limitation.ten': {
    says: 'De meeste andere schulden zijn na tien jaar te oud, sommige na vijf. U moet dat zelf zeggen.',
    from: 'de dag waarop het bedrag betaald moest zijn',
    restartedBy:
      'Een betaling, een ja op de schuld of een invordering (Betreibung) laat de tijd opnieuw beginnen.',
  },
  'ch.limitation.loss': {
    says: 'Een verliesbewijs (Verlustschein) is twintig jaar na afgifte te oud.',
  },
}
