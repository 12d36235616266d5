/** Italian: the words of the rows in ../late-payment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_IT: Words = {
  'gb.company.right-late': {
    says: 'Può contestare la penale per ritardo, ma solo per un motivo raro fuori dal Suo controllo. Chieda tempo prima che passi al recupero.',
  },
}
