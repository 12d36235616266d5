/** Claims for an injury, and the Injuries Resolution Board: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_ES: Words = {
  'ie.injury.right-time': {
    says: 'Una reclamación por lesión debe empezar en dos años. Escriba a la otra parte en un mes. La mayoría va antes al Injuries Resolution Board.',
  },
  'ie.board.wants': {
    says: 'Alguien dice que usted tiene la culpa de una lesión. El Board pregunta si puede valorar la reclamación.',
  },
  'ie.board.right-choice': {
    says: 'Tiene 90 días para aceptar la valoración o no. Aceptar no es admitir culpa. Callar vale como sí.',
  },
  'ie.board.step': {
    says: 'Envíe hoy la carta a su seguro y no admita nada. Escriba lo que pasó, con nombres y fotos.',
  },
}
