/** The Spanish words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'au.bank.right-complain': {
    says: 'Puede quejarse al banco. Después de 30 días, o de un no definitivo, la AFCA lo mira gratis.',
  },
  'au.bank.right-money': {
    says: 'El dinero de la cuenta sigue siendo suyo. Pregunte cómo y cuándo lo recibe.',
  },
  'au.bank.step-open': {
    says: 'Abra ahora una cuenta en otro banco. Si tiene una tarjeta de descuento (concession card), pida una cuenta básica sin comisiones.',
  },
  'au.bank.step-move': {
    says: 'Dé el número nuevo a su empleador, a Centrelink y a todos los que le cobran en la cuenta, antes del último día.',
  },
  'au.bank.step-why': {
    says: 'Pida por escrito el motivo y la cláusula del contrato. Pida más tiempo si lo necesita.',
  },
  'au.bank.option-complain': {
    says: 'Escriba que esto es una queja, y qué daño le hace el cierre.',
    title: 'Quejarse y pedir más tiempo',
    cost: 'Gratis.',
    time: 'Hasta 30 días.',
    risk: 'Bajo.',
    bestFor: 'El banco no dio ningún motivo, o dio muy poco tiempo.',
  },
}
