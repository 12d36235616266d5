/** Questions about a parent who moves away with the child: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_ES: Words = {
  'be.ask.move-child': {
    says: 'Dónde vive un hijo lo deciden los dos padres o el tribunal de familia. Una sentencia sobre la estancia obliga: nadie puede mudarse lejos con el niño sin un sí escrito o nueva sentencia. Escriba ya que no está de acuerdo. Una carta a la secretaría devuelve el caso al tribunal, rápido si urge. Mira el bien del niño y reparte los viajes. Al extranjero: Child Focus (116 000).',
  },
}
