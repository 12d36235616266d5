/** The Spanish words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_ES: Words = {
  'nz.credit.right-file': {
    says: 'Puede ver gratis su informe de crédito (credit report) y pedir que corrijan un impago equivocado (default). Si dicen que no, vaya al Privacy Commissioner.',
  },
  'nz.credit.step-dispute': {
    says: 'Si la deuda está mal, escriba a la empresa antes de que anote un impago (default). Si ya está anotado, pida a la agencia de crédito que lo corrija o añada su versión.',
  },
}
