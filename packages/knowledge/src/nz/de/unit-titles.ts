/** The German words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_DE: Words = {
  'nz.unit.right-levy': {
    says: 'Verlangen Sie das Protokoll, das die Umlage (levy) festlegt, und eine Abrechnung. Zinsen dürfen höchstens 10 % im Jahr sein.',
  },
}
