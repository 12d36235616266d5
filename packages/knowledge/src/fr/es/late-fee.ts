/** The Spanish words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_WORDS: Words = {
  'fr.debt.insight-forty': {
    says: 'La indemnización fija de 40 € por retraso solo se debe entre profesionales. Un particular no la debe.',
    actionable: 'Si compró como particular, escriba que no debe los 40 € y pague el resto.',
  },
  'fr.debt.right-forty': {
    says: 'Como particular, usted no debe los 40 € por retraso en el pago.',
  },
}
