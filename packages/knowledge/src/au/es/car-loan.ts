/** The Spanish words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_ES: Words = {
  'au.car.right-notice': {
    says: 'El prestamista debe enviar un aviso de impago (default notice) y esperar 30 días antes de llevarse un coche. Para entrar en su casa necesita una orden del tribunal o su permiso.',
  },
  'au.car.right-small-debt': {
    says: 'Si debe menos de un cuarto del préstamo o menos de $10,000 (cuenta lo que sea menos), casi siempre necesita una orden del tribunal para llevarse cosas.',
  },
  'au.car.right-sale': {
    says: 'Después de llevarse el coche debe decirle el valor y cómo recuperarlo, y esperar 21 días antes de venderlo.',
  },
  'au.car.step-call': {
    says: 'Llame al prestamista antes de que acabe el plazo del aviso. Pida ayuda por dificultades de pago (hardship), y quéjese gratis a la AFCA. Eso casi siempre lo frena.',
  },
  'au.car.want': { says: 'El prestamista quiere los pagos atrasados, o el coche.' },
  'au.car.option-hardship': {
    says: 'Pida al prestamista por escrito un cambio por dificultades de pago (hardship).',
    title: 'Pedir ayuda por dificultades',
    cost: 'Pedirla es gratis',
    time: 'Antes de que acabe el plazo del aviso',
    risk: 'La suma crece mientras espera.',
    bestFor: 'Tiene algún ingreso y quiere conservar el coche.',
  },
}
