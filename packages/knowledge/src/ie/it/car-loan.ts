/** The Italian words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_IT: Words = {
  'ie.car.right-third': {
    says: 'Pagato un terzo, l’auto a riscatto può essere presa solo con ordine del giudice. Prima serve un avviso scritto, e ha 21 giorni per rimediare.',
  },
}
