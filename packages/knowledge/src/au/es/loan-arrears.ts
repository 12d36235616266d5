/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_ES: Words = {
  'au.debt.know-file': {
    says: 'Un impago (default) queda cinco años en su informe de crédito. Deben avisarle por escrito antes de anotarlo.',
  },
  'au.debt.right-hardship': {
    says: 'Por un préstamo o una tarjeta puede decirles que tiene dificultades de pago (hardship). Deben responder en 21 días.',
  },
  'au.debt.right-default-notice': {
    says: 'Antes de demandar por un préstamo o una tarjeta deben enviar un aviso de impago (default notice) y darle 30 días.',
  },
  'au.debt.default-notice': {
    says: 'Un aviso de impago (default notice) debe darle al menos 30 días para arreglarlo. Por seguridad contamos desde su fecha.',
    action: 'Pagar lo atrasado, o pedir ayuda por dificultades (hardship)',
    consequence: 'Pueden ir al tribunal, o pedir todo el préstamo.',
  },
  'au.debt.opt-hardship': {
    says: 'Dígales que no puede pagar y cuánto puede pagar. Pueden dar más tiempo o pagos más pequeños.',
    title: 'Pedir ayuda por dificultades (hardship)',
    cost: 'Gratis.',
    time: 'Tienen 21 días para responder.',
    risk: 'Bajo. Si dicen que no, vaya a la AFCA.',
    bestFor: 'Perdió el trabajo, estuvo enfermo o pasó un tiempo difícil.',
  },
  'au.debt.insight-bnpl': {
    says: 'Desde el 10 de junio de 2025 las empresas de «compre ahora, pague después» (buy now pay later) necesitan una licencia de crédito y deben pertenecer a la AFCA.',
    actionable:
      'Si es Afterpay, Zip o parecido, pida ayuda por dificultades (hardship) y use la AFCA.',
  },
}
