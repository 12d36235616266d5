/** The French words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_FR: Words = {
  'us.domain.right-proof': {
    says: 'Pour prendre un nom de domaine, ils doivent montrer une marque à eux et votre mauvaise foi pour en tirer profit. Une page d’avis honnêtes, sans vente, parle pour vous.',
  },
  'us.domain.right-public-speech': {
    says: 'Un service public ne peut pas vous faire taire parce que vos propos lui déplaisent. Parler des affaires publiques est protégé. Dites clairement sur la page qu’elle n’est pas officielle.',
  },
}
