/** The Spanish words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_ES } from './california.ts'
import { FLORIDA_ES } from './florida.ts'
import { NEW_YORK_ES } from './new-york.ts'
import { PENNSYLVANIA_ES } from './pennsylvania.ts'
import { TEXAS_ES } from './texas.ts'

export const LARGE_STATES_ES: Words = {
  ...CALIFORNIA_ES,
  ...TEXAS_ES,
  ...FLORIDA_ES,
  ...NEW_YORK_ES,
  ...PENNSYLVANIA_ES,
}
