/** The Spanish words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ES: Words = {
  'au.mortgage.right-default-notice': {
    says: 'Antes de poder demandar por su casa, el prestamista debe darle un aviso de impago (default notice) y al menos 30 días para ponerse al día.',
  },
  'au.mortgage.want': {
    says: 'El prestamista quiere los pagos atrasados, y dice que puede tomar la casa.',
  },
  'au.mortgage.reality': {
    says: 'Es una advertencia con tiempo para actuar. La mayoría de los que piden ayuda pronto conservan su casa con un plan.',
  },
  'au.mortgage.option-hardship': {
    says: 'Pida al prestamista por escrito un cambio por dificultades de pago (hardship).',
    title: 'Pedir ayuda por dificultades',
    cost: 'Pedirla es gratis',
    time: 'Antes de que acabe el plazo del aviso',
    risk: 'La suma crece mientras espera.',
    bestFor: 'Tiene algún ingreso y quiere conservar la casa.',
  },
  'au.mortgage.right-hardship': {
    says: 'Puede pedir un cambio por dificultades de pago (hardship). El prestamista debe responder por escrito, casi siempre en 21 días.',
  },
  'au.mortgage.right-afca': {
    says: 'Una queja gratuita a la AFCA antes de la sentencia casi siempre impide que el prestamista siga con el juicio.',
  },
  'au.mortgage.step-help': {
    says: 'Llame hoy a un asesor de deudas gratuito (financial counsellor) al 1800 007 007 y al equipo de ayuda (hardship team) del prestamista.',
  },
}
