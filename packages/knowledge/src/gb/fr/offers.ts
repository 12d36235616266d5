/** Offers without prejudice, and letters of firms that write about parking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_FR: Words = {
  'gb.offer.right-not-shown': {
    says: 'Une offre « without prejudice » ne peut pas être montrée au juge comme preuve de votre dette. Cela vaut pour la leur et pour la vôtre.',
  },
  'gb.offer.claim-goes-on': {
    says: 'Si des papiers du tribunal sont arrivés, une offre n’arrête pas l’affaire. Envoyez votre réponse (defence) à temps : 14 jours après les papiers, ou 28 si vous avez demandé plus de temps.',
  },
  'gb.offer.step-heading': {
    says: 'Si vous faites une offre, écrivez « without prejudice » en tête. Dites que vous ne reconnaissez pas la dette.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Ce cabinet écrit souvent pour du stationnement privé. Si c’est le cas, le titulaire qui ne conduisait pas ne doit que si l’avis est venu à temps.',
    actionable: 'Demandez à quoi correspond la dette, et une copie du premier avis.',
  },
}
