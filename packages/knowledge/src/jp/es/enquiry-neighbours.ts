/** Questions about noise and branches of neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_ES: Words = {
  'jp.ask.branches': {
    says: 'Pida al vecino que corte las ramas que pasan. Si no lo hace en un tiempo justo, unas dos semanas, puede cortarlas. Las raíces, enseguida.',
  },
  'jp.ask.noise': {
    says: 'El ruido más allá de lo soportable se puede parar y dar derecho a dinero. Lleve un diario, avise al gestor y pida mediación (調停).',
  },
}
