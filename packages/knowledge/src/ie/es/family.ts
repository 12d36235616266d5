/** Children, maintenance, safety and decisions for others: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_ES: Words = {
  'ie.family.right-access': {
    says: 'Puede pedir al District Court visitas, custodia o tutela. Lo mejor para el niño va primero.',
  },
  'ie.family.right-maintenance': {
    says: 'Puede pedir al District Court una pensión para un hijo, con matrimonio o sin él. Puede tomarse del sueldo.',
  },
  'ie.family.right-safe': {
    says: 'El District Court puede ordenar a una persona violenta que no se acerque o deje la casa. Puede actuar el mismo día. En peligro, llame al 999 o al 112.',
  },
  'ie.family.right-share': {
    says: 'Un cónyuge o pareja civil tiene una parte legal, diga lo que diga el testamento. Un hijo puede ir al tribunal en seis meses desde el acta de herencia.',
  },
  'ie.family.right-consent': {
    says: 'Tusla debe estudiar un riesgo para un niño. No puede llevárselo sin su permiso, un juez, o los Gardaí en una urgencia.',
  },
  'ie.family.know-decide': {
    says: 'Un poder (enduring power) debe hacerse mientras la persona lo entiende. Si es tarde, el Circuit Court puede nombrar a quien ayude.',
  },
  'ie.family.answer-access': {
    says: 'Pruebe antes la mediación familiar gratis. Si falla, pida visitas al District Court. Lo mejor para el niño va primero.',
  },
}
