/** Questions about a boundary: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_FR: Words = {
  'ie.ask.neighbour-builds': {
    says: "Prenez des photos et mesurez. Demandez au service d'urbanisme de la commune de vérifier : il peut agir contre des travaux sans permis, en général pendant sept ans. Nul ne peut bâtir sur votre terrain. Pour un mur commun, la District Court dit qui peut quoi. Essayez d'abord de vous entendre.",
  },
  'ie.ask.hedge': {
    says: 'Aucune loi irlandaise ne fixe la hauteur d’une haie ou d’un arbre. Parlez d’abord, et essayez la médiation. Vous pouvez couper ce qui dépasse chez vous, jusqu’à la limite. N’entrez pas chez eux sans accord et ne tuez pas l’arbre. S’il est dangereux ou cause un dégât, écrivez et demandez d’agir, car ils devront peut-être payer. La District Court peut donner une works order quand un travail à la limite exige un accès.',
  },
}
