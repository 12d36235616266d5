/** The German words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_DE: Words = {
  'fr.benefit.right-rsa': {
    says: 'Bei der Grundsicherung (RSA) schreiben Sie binnen zwei Monaten an den Präsidenten Ihres Départements. Erst danach können Sie vor das Verwaltungsgericht (tribunal administratif) gehen.',
  },
  'fr.benefit.right-housing': {
    says: 'Bei Wohngeld und Aktivitätsprämie (prime d’activité) schreiben Sie zuerst binnen zwei Monaten an den Beschwerdeausschuss der CAF (commission de recours amiable). Danach kommt das Verwaltungsgericht.',
  },
}
