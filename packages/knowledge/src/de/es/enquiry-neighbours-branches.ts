/** Questions about branches and trees of a neighbour: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_ES: Words = {
  'de.ask-home.branches': {
    says: 'Sí, pero solo tras un plazo justo por escrito y si las ramas dañan de verdad el uso de su terreno. Corte solo en su lado, y sin podas fuertes de setos de marzo a septiembre, por los nidos. Algunas ciudades protegen árboles grandes: pregunte antes. Las hojas suelen tolerarse. La distancia la fija su estado; los árboles viejos suelen quedarse.',
  },
}
