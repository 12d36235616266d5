/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'au.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la suma, las fechas y a quién debía al principio.',
  },
  'au.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si hace casi seis años o más, no pague ni firme nada todavía.',
  },
  'au.debt.step-helpline': {
    says: 'Llame a la National Debt Helpline al 1800 007 007. Es gratis, y están de su lado.',
  },
  'au.debt.step-write': {
    says: 'Responda por escrito. Pida pruebas de la deuda, o ayuda por dificultades (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Si lo debe, haga un presupuesto y ofrezca una suma que pueda mantener. Pida el acuerdo por escrito.',
  },
  'au.debt.step-dispute': {
    says: 'Si está mal, dígalo por escrito y diga por qué. Si siguen, quéjese a la AFCA.',
  },
}
