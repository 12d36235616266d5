/** Contact with children after parents part, in Scotland and Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI_ES: Words = {
  'gb.children.scotland': {
    says: 'Puede pedir al Sheriff Court una orden sobre visitas o dónde vive el niño. Lo mejor para el niño va primero.',
  },
  'gb.children.ni': {
    says: 'Puede pedir al juez de familia una orden de visitas o de residencia. Lo mejor para el niño va primero.',
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
