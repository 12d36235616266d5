/** The French words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_FR: Words = {
  'us.home.myth-locks': {
    says: 'Un propriétaire ne peut pas vous enfermer dehors ni couper le courant pour vous faire partir. Dans presque chaque État, il doit passer par le tribunal.',
  },
  'us.home.myth-out-on-date': {
    says: 'Le dernier jour d’un avis n’est pas le jour où on vous met dehors. Le propriétaire doit ensuite déposer une affaire et la gagner.',
  },
}
