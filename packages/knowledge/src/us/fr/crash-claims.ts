/** The French words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_FR: Words = {
  'us.crash.right-proof': {
    says: 'Personne ne doit cela seulement parce qu’un assureur le dit. Demandez le rapport de police, les photos, la facture de réparation et pourquoi vous seriez en faute.',
  },
  'us.crash.right-shared': {
    says: 'Dans la plupart des États, la somme baisse selon la part de faute de l’autre conducteur. Dans quelques-uns, toute faute de sa part met fin à la demande.',
  },
  'us.crash.right-time': {
    says: 'Le délai pour aller en justice pour un accident est court, le plus souvent deux ou trois ans.',
  },
  'us.crash.step-insurer': {
    says: 'Envoyez cette lettre à votre propre assureur auto aujourd’hui. Il doit le plus souvent s’en occuper et vous défendre.',
  },
}
