/** The Dutch words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_NL } from './california.ts'
import { FLORIDA_NL } from './florida.ts'
import { NEW_YORK_NL } from './new-york.ts'
import { PENNSYLVANIA_NL } from './pennsylvania.ts'
import { TEXAS_NL } from './texas.ts'

export const LARGE_STATES_NL: Words = {
  ...CALIFORNIA_NL,
  ...TEXAS_NL,
  ...FLORIDA_NL,
  ...NEW_YORK_NL,
  ...PENNSYLVANIA_NL,
}
