/** Contact with children after parents part, in each nation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_ES: Words = {
  'gb.children.right-order': {
    says: 'Puede pedir al juez de familia que decida dónde vive el niño y a quién ve. Lo mejor para el niño va primero.',
  },
  'gb.children.right-meeting': {
    says: 'Antes del juicio casi siempre debe ir a una reunión sobre mediación. No si hubo maltrato.',
  },
  'gb.children.scotland': {
    says: 'Puede pedir al Sheriff Court una orden sobre visitas o dónde vive el niño. Lo mejor para el niño va primero.',
  },
  'gb.children.ni': {
    says: 'Puede pedir al juez de familia una orden de visitas o de residencia. Lo mejor para el niño va primero.',
  },
  'gb.children.answer': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida al juez de familia una orden (child arrangements order). Lo mejor para el niño va primero.',
  },
  'gb.children.scotland-father': {
    says: 'Un padre en un acta de nacimiento desde el 4 de mayo de 2006 tiene derechos de padre, casado o no. Otros padres pueden pedirlos al sheriff.',
  },
  'gb.children.answer-scotland': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida visitas al Sheriff Court. Lo mejor para el niño va primero, y la pensión no lo decide.',
  },
  'gb.children.answer-ni': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida visitas al juez de familia. Lo mejor para el niño va primero.',
  },
}
