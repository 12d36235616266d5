/** All rows about bailiff letters in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS } from './bailiff-actions.ts'
import { BAILIFF_CHECKS } from './bailiff-checks.ts'
import { FURTHER_STEPS, NOTICE_OF_ENFORCEMENT } from './bailiff-cues.ts'
import { BAILIFF_FACTS } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES } from './bailiff-later-stages.ts'
import { BAILIFF_SCOTLAND_NI } from './bailiff-scotland-ni.ts'
import { rowsExcept } from './conditions.ts'

const ENGLAND_WALES: readonly Rule[] = [...BAILIFF_FACTS, ...BAILIFF_ACTIONS, ...BAILIFF_CHECKS]

/** Rows for the notice itself: not for a later letter that only speaks of it. */
const isAboutNotice = (row: Rule) => row.when?.all?.includes(NOTICE_OF_ENFORCEMENT) === true

export const BAILIFF: readonly Rule[] = [
  ...rowsExcept(ENGLAND_WALES.filter(isAboutNotice), [FURTHER_STEPS]),
  ...ENGLAND_WALES.filter((row) => !isAboutNotice(row)),
  ...BAILIFF_LATER_STAGES,
  ...BAILIFF_SCOTLAND_NI,
]
