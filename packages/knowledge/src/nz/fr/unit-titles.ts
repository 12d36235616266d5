/** The French words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_FR: Words = {
  'nz.unit.right-levy': {
    says: 'Demandez le procès-verbal qui fixe la charge (levy) et un décompte. Les intérêts peuvent être de 10 % par an au plus.',
  },
}
