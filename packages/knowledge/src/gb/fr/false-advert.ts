/** French: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_FR: Words = {
  'gb.false-advert.right': {
    says: 'Avez-vous acheté à cause d’une chose fausse dans l’annonce ? Vous pouvez demander d’annuler la vente, ou de l’argent. Cela vaut aussi pour un vendeur privé. Gardez une copie de l’annonce.',
  },
}
