/** German: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_DE: Words = {
  'gb.company.right-late': {
    says: 'Gegen die Strafe für späte Abgabe können Sie sich wehren, aber nur aus einem seltenen Grund außerhalb Ihrer Macht. Bitten Sie um Zeit, bevor ein Inkassobüro kommt.',
  },
}
