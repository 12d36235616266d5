/** The French words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_FR: Words = {
  'ie.neighbour.right-noise': {
    says: "Vous pouvez demander vous-même au District Court d'ordonner la fin du bruit. Prévenez d'abord le voisin, et tenez un journal.",
  },
  'ie.neighbour.right-wall': {
    says: 'Des travaux sur un mur commun ne doivent pas vous nuire. Sans accord, le District Court peut régler les travaux pour chaque côté (works order).',
  },
  'ie.neighbour.answer': {
    says: "Parlez d'abord, si c'est sans danger, et tenez un journal. Vous pouvez ensuite saisir le District Court contre le bruit. Un logement loué peut être signalé au Residential Tenancies Board.",
  },
}
