/** French: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_FR: Words = {
  'gb.home.right-deposit-first': {
    says: 'Avez-vous versé un dépôt ? Alors un juge ne peut vous faire partir que si un organisme le garde selon les règles, ou s’il a été rendu. Demandez maintenant aux trois organismes.',
  },
  'gb.home.right-illness': {
    says: 'Le problème vient-il d’une maladie ou d’un handicap ? Alors le propriétaire doit montrer que vous faire partir est juste et nécessaire. Dites-le-lui maintenant, et au juge.',
  },
}
