/** The French words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_FR: Words = {
  'ie.car.right-third': {
    says: 'Une fois un tiers payé, la voiture en location-vente ne peut être prise que sur ordre du juge. Un avis écrit vient avant, et vous avez 21 jours pour régler.',
  },
}
