/** Questions about a boundary: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_ES: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Haga fotos y mida. Pida a la oficina de urbanismo del ayuntamiento que lo mire: puede actuar contra obras sin permiso, normalmente durante siete años. Nadie puede construir en su terreno. En un muro común, la District Court dice quién puede hacer qué. Intente antes un acuerdo.',
  },
  'ie.ask.hedge': {
    says: 'Ninguna ley irlandesa fija la altura de un seto o árbol. Hable primero y pruebe la mediación. Puede cortar lo que cuelga sobre su lado, hasta el límite. No entre en su terreno sin un sí y no mate el árbol. Si es peligroso o causa daños, escriba y pida que actúen, pues quizá deban pagar. El District Court puede dar una works order si el trabajo en el límite exige acceso.',
  },
}
