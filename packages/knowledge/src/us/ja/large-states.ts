/** The Japanese words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_JA } from './california.ts'
import { FLORIDA_JA } from './florida.ts'
import { NEW_YORK_JA } from './new-york.ts'
import { PENNSYLVANIA_JA } from './pennsylvania.ts'
import { TEXAS_JA } from './texas.ts'

export const LARGE_STATES_JA: Words = {
  ...CALIFORNIA_JA,
  ...TEXAS_JA,
  ...FLORIDA_JA,
  ...NEW_YORK_JA,
  ...PENNSYLVANIA_JA,
}
