/** The lender's own notice before it may end the agreement: the days in it count. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_ES: Words = {
  'gb.debt.default-notice-right': {
    says: 'Un aviso de impago (default notice) debe decir qué está mal y cómo arreglarlo. Debe darle al menos 14 días desde que lo recibe.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Después de la fecha de un aviso de impago (default notice), el prestamista puede terminar el contrato y pedirlo todo. Si antes paga lo que pide, debe tratarlo como si no hubiera pasado.',
  },
  'gb.debt.default-step': {
    says: 'Hable con el prestamista antes de la fecha del aviso. Pague el atraso si puede, o pida un plan y más tiempo.',
  },
  'gb.debt.default-option': {
    says: 'Pague lo que pide el aviso antes de su fecha, o envíe un presupuesto y pida que espere. Debe tratarle con justicia.',
    title: 'Ponerse al día o acordar un plan a tiempo',
    cost: 'El atraso, o lo que ofrezca.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Después el prestamista puede terminar el contrato. Lo comprado a plazos puede estar en riesgo.',
    bestFor: 'Debe el atraso y quiere conservar el contrato.',
  },
}
