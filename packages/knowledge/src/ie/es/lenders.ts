/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_ES: Words = {
  'ie.debt.know-register': {
    says: 'Una empresa que gestiona un préstamo debe estar autorizada por el banco central (Central Bank). Puede mirarlo gratis.',
  },
  'ie.debt.org': {
    says: 'El banco central (Central Bank) vigila a los prestamistas y gestores de préstamos. A las empresas que solo cobran facturas, muchas veces no.',
  },
  'ie.debt.right-lender': {
    says: 'Un prestamista debe intentar acordar con usted un plan para los atrasos. Su contacto debe ser proporcionado y no demasiado.',
  },
  'ie.debt.right-mortgage': {
    says: 'Con el préstamo de su vivienda, el prestamista debe seguir pasos fijos, mirar todas las opciones y darle un recurso. Rellene el Standard Financial Statement.',
  },
  'ie.debt.right-fspo': {
    says: 'Puede quejarse al prestamista. Tras 40 días hábiles, o un no final, el defensor (Financial Services and Pensions Ombudsman) lo mira gratis.',
  },
  'ie.debt.right-credit-report': {
    says: 'Puede ver gratis su informe de crédito y pedir que lo corrijan. También puede añadir una nota breve suya.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Una empresa que compró o gestiona su préstamo necesita permiso del Banco Central. Usted mantiene la misma protección que con el banco.',
  },
}
