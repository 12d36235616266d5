/** Contact with children after parents part, in England and Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_ES: Words = {
  'gb.children.right-order': {
    says: 'Puede pedir al juez de familia que decida dónde vive el niño y a quién ve. Lo mejor para el niño va primero.',
  },
  'gb.children.right-meeting': {
    says: 'Antes del juicio casi siempre debe ir a una reunión sobre mediación. No si hubo maltrato.',
  },
  'gb.children.answer': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida al juez de familia una orden (child arrangements order). Lo mejor para el niño va primero.',
  },
}
