/** Questions about a visa that was refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_ES: Words = {
  'nz.ask.visa-declined': {
    says: 'En Nueva Zelanda con visado válido, pida una vez la reconsideración en 14 días. Para la residencia casi siempre puede apelar en 42 días. Desde fuera, solicite de nuevo con mejores pruebas.',
  },
}
