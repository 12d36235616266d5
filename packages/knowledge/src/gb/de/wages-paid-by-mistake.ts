/** German: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_DE: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: 'Hielten Sie den Lohn für richtig und haben ihn ausgegeben? Dann lässt ein Gericht Ihnen vielleicht einen Teil oder alles. Das kann scheitern, wenn Ihr Vertrag die Rückzahlung verlangt.',
  },
}
