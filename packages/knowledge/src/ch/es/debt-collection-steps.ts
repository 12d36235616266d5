/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'ch.debt.step-check': {
    says: 'Revise primero la factura. ¿Es suya, es correcta la cantidad, ya pagó?',
  },
  'ch.debt.step-write': {
    says: 'Conteste por escrito. Pida el contrato, la factura y el motivo de cada gasto.',
  },
  'ch.debt.step-fees': {
    says: 'Si la factura es correcta, pague la factura y un interés del 5 % desde el recordatorio. Discuta por escrito los gastos de la empresa.',
  },
  'ch.debt.step-plan': {
    says: 'Ofrezca lo que pueda pagar cada mes. Pida que paren los gastos y los intereses.',
  },
  'ch.debt.step-dispute': {
    says: 'Diga por escrito que la discute, y por qué. Guarde una copia.',
  },
  'ch.debt.step-sign': {
    says: 'No firme ningún papel que diga que la debe. Puede hacer empezar de nuevo el plazo y añadir gastos.',
  },
}
