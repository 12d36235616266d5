/** The Dutch words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_NL: Words = {
  'fr.benefit.right-rsa': {
    says: 'Voor de bijstand (RSA) schrijft u binnen twee maanden aan de voorzitter van uw departement. Pas daarna kunt u naar de bestuursrechter (tribunal administratif).',
  },
  'fr.benefit.right-housing': {
    says: 'Voor huurtoeslag en de werkpremie (prime d’activité) schrijft u eerst binnen twee maanden naar de beroepscommissie van de CAF (commission de recours amiable). Daarna komt de bestuursrechter.',
  },
}
