/** All rows about bailiff letters in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS } from './bailiff-actions.ts'
import { BAILIFF_CHECKS } from './bailiff-checks.ts'
import { BAILIFF_FACTS } from './bailiff-facts.ts'
import { BAILIFF_SCOTLAND_NI } from './bailiff-scotland-ni.ts'

export const BAILIFF: readonly Rule[] = [
  ...BAILIFF_FACTS,
  ...BAILIFF_ACTIONS,
  ...BAILIFF_CHECKS,
  ...BAILIFF_SCOTLAND_NI,
]
