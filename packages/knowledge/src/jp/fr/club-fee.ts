/** Reminders of a club fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_FR: Words = {
  'jp.debt.know-club-fee': {
    says: 'Une cotisation repose sur le règlement (会則) que vous avez accepté. Si vous êtes parti ou jamais inscrit, dites-le avec la date.',
  },
  'jp.debt.club-reality': {
    says: 'C’est un rappel poli d’une cotisation. Personne ne peut prendre votre argent pour cela, et rien ne s’ajoute sans base dans le règlement.',
  },
  'jp.debt.club-step': {
    says: 'Vérifiez si vous avez payé et si vous êtes encore membre. Si oui, payez ou demandez un délai. Si vous êtes parti, écrivez la date.',
  },
}
