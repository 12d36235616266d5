/** The French words of the rows of the five largest states. */
import type { Words } from '@plainletter/contracts/rule'

import { CALIFORNIA_FR } from './california.ts'
import { FLORIDA_FR } from './florida.ts'
import { NEW_YORK_FR } from './new-york.ts'
import { PENNSYLVANIA_FR } from './pennsylvania.ts'
import { TEXAS_FR } from './texas.ts'

export const LARGE_STATES_FR: Words = {
  ...CALIFORNIA_FR,
  ...TEXAS_FR,
  ...FLORIDA_FR,
  ...NEW_YORK_FR,
  ...PENNSYLVANIA_FR,
}
