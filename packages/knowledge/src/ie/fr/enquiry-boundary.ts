/** Questions about a boundary: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_FR: Words = {
  'ie.ask.neighbour-builds': {
    says: "Prenez des photos et mesurez. Demandez au service d'urbanisme de la commune de vérifier : il peut agir contre des travaux sans permis, en général pendant sept ans. Nul ne peut bâtir sur votre terrain. Pour un mur commun, la District Court dit qui peut quoi. Essayez d'abord de vous entendre.",
  },
}
