/** Unpaid tolls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_FR: Words = {
  'au.toll.right-first': {
    says: 'Un péage impayé commence par un avis et des frais de la société de péage. Une amende de l’État ne vient que plus tard.',
  },
  'au.toll.right-ombudsman': {
    says: 'Demandez à la société de péage une aide pour difficultés (hardship) et d’abandonner ses frais. Elle ne peut pas vous tromper sur ce que vous devez.',
  },
  'au.toll.vic-nomination': {
    says: 'Dans le Victoria, le propriétaire peut nommer qui conduisait, ou montrer que la voiture était vendue ou volée.',
  },
}
