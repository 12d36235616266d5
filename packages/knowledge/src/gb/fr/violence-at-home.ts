/** Violence and threats at home: an order of the family court. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_FR: Words = {
  'gb.abuse.right-order': {
    says: "Le juge de la famille peut ordonner à la personne de rester loin de vous et de votre logement. C'est gratuit, et possible le jour même. En danger, appelez le 999.",
  },
}
