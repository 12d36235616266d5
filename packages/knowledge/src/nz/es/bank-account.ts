/** The Spanish words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'nz.bank.right-complain': {
    says: 'Puede quejarse al banco. Después de su no final, el Banking Ombudsman lo mira gratis.',
  },
  'nz.bank.right-money': {
    says: 'El dinero de la cuenta sigue siendo suyo. Pregunte cómo y cuándo lo recibe.',
  },
  'nz.bank.step-open': {
    says: 'Abra ahora una cuenta en otro banco. Puede pasar sus pagos por usted.',
  },
  'nz.bank.step-tell': {
    says: 'Dé el nuevo número a su empleador, a Work and Income y a Inland Revenue antes del último día.',
  },
  'nz.bank.step-why': {
    says: 'Pida por escrito la razón y la cláusula del contrato. Pida más tiempo si lo necesita.',
  },
  'nz.bank.option-complain': {
    says: 'Escriba que esto es una queja y qué daño le hace el cierre.',
    title: 'Quejarse y pedir más tiempo',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'El banco no dio una razón, o dio muy poco tiempo.',
  },
}
