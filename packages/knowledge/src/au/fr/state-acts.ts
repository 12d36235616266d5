/** The acts that each state has of its own, where the state is not known: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_FR: Words = {
  'au.home.right-acts': {
    says: 'La loi sur les loyers de votre État fixe les préavis, les raisons, les réparations et les règles du loyer. Seul un tribunal peut ordonner que vous partiez (tribunal ou court).',
  },
  'au.judged.right-state-law': {
    says: 'Dans chaque État, vous pouvez demander au tribunal de payer en plusieurs fois, ou d’annuler (set aside) un jugement fait sans vous.',
  },
  'au.fine.right-acts': {
    says: 'Dans chaque État, vous pouvez demander un réexamen (review), un plan de paiement, ou une audience au tribunal au lieu de l’amende.',
  },
}
