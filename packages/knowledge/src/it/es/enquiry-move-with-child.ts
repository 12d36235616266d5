/** Questions about a parent who moves away with the child: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_ES: Words = {
  'it.ask.move-child': {
    says: 'Dónde vive un hijo lo deciden los dos padres o el juez. Quien se muda debe comunicarlo en 30 días, pero no puede llevarse al niño lejos sin un sí escrito o del juez. Escriba ya que no está de acuerdo, por carta certificada o PEC. Pida al tribunal que decida con urgencia: mira el bien del niño. Con pocos ingresos el abogado es gratis.',
  },
}
