/** The Spanish words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_ES: Words = {
  'nz.unit.right-levy': {
    says: 'Pida el acta que fija la cuota (levy) y una cuenta. Los intereses pueden ser del 10 % al año como máximo.',
  },
}
