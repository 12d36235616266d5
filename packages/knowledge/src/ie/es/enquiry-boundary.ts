/** Questions about a boundary: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_ES: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Haga fotos y mida. Pida a la oficina de urbanismo del ayuntamiento que lo mire: puede actuar contra obras sin permiso, normalmente durante siete años. Nadie puede construir en su terreno. En un muro común, la District Court dice quién puede hacer qué. Intente antes un acuerdo.',
  },
}
