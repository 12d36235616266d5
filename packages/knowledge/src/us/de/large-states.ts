/** The German words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_DE } from './california.ts'
import { FLORIDA_DE } from './florida.ts'
import { NEW_YORK_DE } from './new-york.ts'
import { PENNSYLVANIA_DE } from './pennsylvania.ts'
import { TEXAS_DE } from './texas.ts'

export const LARGE_STATES_DE: Words = {
  ...CALIFORNIA_DE,
  ...TEXAS_DE,
  ...FLORIDA_DE,
  ...NEW_YORK_DE,
  ...PENNSYLVANIA_DE,
}
