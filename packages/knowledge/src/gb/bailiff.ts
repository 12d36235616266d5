/** All rows about bailiff letters in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS } from './bailiff-actions.ts'
import { BAILIFF_CHECKS } from './bailiff-checks.ts'
import { BAILIFF_COURTS } from './bailiff-courts.ts'
import {
  COUNTY_BAILIFF,
  COURT_FINES_OFFICE,
  FURTHER_STEPS,
  NOTICE_OF_ENFORCEMENT,
} from './bailiff-cues.ts'
import { BAILIFF_FACTS } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND } from './bailiff-northern-ireland.ts'
import { BAILIFF_SCOTLAND_CHARGE } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND } from './bailiff-scotland.ts'
import { rowsExcept } from './conditions.ts'

const ENGLAND_WALES: readonly Rule[] = [...BAILIFF_FACTS, ...BAILIFF_ACTIONS, ...BAILIFF_CHECKS]

/** Rows about private firms: not for a letter from the fines office of a court. */
const ABOUT_FIRMS: readonly string[] = [
  'gb.bailiff.step-offer',
  'gb.bailiff.step-ask-breakdown',
  'gb.bailiff.step-not-my-debt',
  'gb.bailiff.step-check-register',
  'gb.bailiff.fact-wants',
  'gb.bailiff.fact-who',
  'gb.bailiff.fact-register',
  'gb.bailiff.fact-complaints-body',
  'gb.bailiff.option-plan',
]
const isAboutFirms = (row: Rule) => ABOUT_FIRMS.includes(row.id)

/** Rows for the notice itself: not for a later letter that only speaks of it. */
const isAboutNotice = (row: Rule) => row.when?.all?.includes(NOTICE_OF_ENFORCEMENT) === true

/** Rows about private firms and their fixed fees: not for the bailiff of the county court. */
const ABOUT_PRIVATE_FIRMS: readonly string[] = [
  'gb.bailiff.step-offer',
  'gb.bailiff.step-offer-early',
  'gb.bailiff.step-offer-late',
  'gb.bailiff.step-ask-breakdown',
  'gb.bailiff.step-check-register',
  'gb.bailiff.fact-who',
  'gb.bailiff.fact-reality',
  'gb.bailiff.fact-reality-old',
  'gb.bailiff.fact-register',
  'gb.bailiff.fact-complaints-body',
  'gb.bailiff.option-plan',
  'gb.bailiff.insight-fee-jump',
  'gb.bailiff.insight-visit-proof',
]

const OF_LETTERS: readonly Rule[] = [
  ...rowsExcept(ENGLAND_WALES.filter(isAboutNotice), [FURTHER_STEPS]),
  ...rowsExcept(ENGLAND_WALES.filter(isAboutFirms), [COURT_FINES_OFFICE]),
  ...ENGLAND_WALES.filter((row) => !isAboutNotice(row) && !isAboutFirms(row)),
  ...BAILIFF_LATER_STAGES,
  ...BAILIFF_COURTS,
  ...BAILIFF_SCOTLAND,
  ...BAILIFF_SCOTLAND_CHARGE,
  ...BAILIFF_NORTHERN_IRELAND,
]

export const BAILIFF: readonly Rule[] = OF_LETTERS.flatMap((row) =>
  ABOUT_PRIVATE_FIRMS.includes(row.id) ? rowsExcept([row], [COUNTY_BAILIFF]) : [row],
)
