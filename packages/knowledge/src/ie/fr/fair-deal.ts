/** What a nursing home costs under Fair Deal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_FR: Words = {
  'ie.care.right-fair-deal': {
    says: "Avec Fair Deal, vous payez une part des revenus et biens, et l'État le reste. Le logement ne compte que trois ans. Vous pouvez demander une révision ou faire appel.",
  },
}
