/** Debts to a bank: late loans, and fees for a refused debit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_WORDS: Words = {
  'fr.debt.right-credit-penalty': {
    says: 'En un préstamo al consumo, el prestamista puede añadir como mucho el 8 % del capital pendiente, e intereses. Otros gastos no cuentan.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Si perdió el trabajo o está enfermo, un juez puede parar los pagos del préstamo hasta dos años.',
  },
  'fr.debt.insight-called-in': {
    says: 'El prestamista dice que todo el préstamo vence ahora (déchéance du terme). En la mayoría de los casos debe avisarle antes, con tiempo justo para pagar.',
    actionable:
      'Busque ese primer aviso y su plazo. Una cláusula sin plazo justo puede ser abusiva.',
  },
  'fr.debt.charge-debit': {
    name: 'Comisión del banco por recibo devuelto',
    says: 'Un banco puede cobrar como mucho 20 € por un recibo devuelto, y nunca más que su importe.',
  },
  'fr.debt.charge-intervention': {
    name: 'Comisión de intervención del banco',
    says: 'Una comisión de intervención es como mucho de 8 € cada vez, y 80 € al mes.',
  },
}
