/** The French words of Ireland: debt practices. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_FR: Words = {
  'ie.debt.right-no-pressure': {
    says: 'Une entreprise ne peut pas vous harceler ni faire pression, ni menacer d’un acte que la loi ne permet pas.',
  },
  'ie.debt.right-no-tricks': {
    says: 'Une entreprise ne peut pas vous tromper sur ce que vous devez, sur ses pouvoirs ou sur la suite.',
  },
  'ie.debt.right-fair-charge': {
    says: 'Une clause qui fait payer bien trop pour un retard peut être abusive. Alors elle ne vous lie pas.',
  },
  'ie.debt.step-ccpc': {
    says: 'Signalez la pression ou les mensonges à l’office des consommateurs (CCPC). Il ne traite pas les cas isolés, mais il agit quand ils se répètent.',
  },
}
