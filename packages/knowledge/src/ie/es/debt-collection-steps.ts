/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'ie.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la cantidad, las fechas y a quién debía al principio.',
  },
  'ie.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si hace cerca de seis años o más, no pague ni firme nada todavía.',
  },
  'ie.debt.step-mabs': {
    says: 'Llame a MABS al 0818 07 2000. Es gratis y pueden hablar con la empresa por usted.',
  },
  'ie.debt.step-write': {
    says: 'Conteste por escrito. Pida prueba de la deuda, o haga una oferta que pueda cumplir.',
  },
  'ie.debt.step-offer': {
    says: 'Si la debe, haga un presupuesto y ofrezca una cantidad que pueda mantener. Guarde prueba de cada pago.',
  },
  'ie.debt.step-dispute': {
    says: 'Si no es correcta, dígalo por escrito y diga por qué.',
  },
}
