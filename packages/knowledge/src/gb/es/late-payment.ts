/** Spanish: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_ES: Words = {
  'gb.company.right-late': {
    says: 'Puede recurrir la multa por presentar tarde, pero solo por una razón rara fuera de su control. Pida plazo antes de que vaya a cobro.',
  },
}
