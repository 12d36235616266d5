/** The Spanish words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'ca.bank.right-open': {
    says: 'Tiene derecho a abrir una cuenta con su identidad, aun sin trabajo o con mal crédito.',
  },
  'ca.bank.right-complain': {
    says: 'Puede reclamar al banco. Tras 56 días, o un no final, OBSI lo ve gratis.',
  },
  'ca.bank.step-open': {
    says: 'Abra ya otra cuenta. Dé el número a su empresa, a la CRA y a quienes cobran.',
  },
  'ca.bank.step-why': { says: 'Pida por escrito el motivo, más tiempo y cómo recibe el dinero.' },
}
