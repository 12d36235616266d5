/** The Italian words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_IT } from './california.ts'
import { FLORIDA_IT } from './florida.ts'
import { NEW_YORK_IT } from './new-york.ts'
import { PENNSYLVANIA_IT } from './pennsylvania.ts'
import { TEXAS_IT } from './texas.ts'

export const LARGE_STATES_IT: Words = {
  ...CALIFORNIA_IT,
  ...TEXAS_IT,
  ...FLORIDA_IT,
  ...NEW_YORK_IT,
  ...PENNSYLVANIA_IT,
}
