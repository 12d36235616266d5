/** All rows about private parking charges in the United Kingdom. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { rowsExcept } from './conditions.ts'
import { PARKING_ACTIONS } from './parking-actions.ts'
import { PARKING_FACTS } from './parking-facts.ts'
import { PARKING_PLACES } from './parking-places.ts'
import { REMINDER_STAGE } from './parking-sources.ts'
import { PARKING_STAGES } from './parking-stages.ts'

/** Rows that are true of a first notice only. */
const FIRST_NOTICE: readonly string[] = [
  'gb.parking.step-appeal',
  'gb.parking.step-pay-discount',
  'gb.parking.option-appeal',
  'gb.parking.option-pay',
  'gb.parking.deadline-appeal',
  'gb.parking.deadline-discount',
  'gb.parking.fact-wants',
  'gb.parking.fact-rights',
  'gb.parking.right-appeal',
  'gb.parking.right-independent-appeal',
  'gb.parking.step-do-not-pay-yet',
]
/** Rows for a keeper: a notice to the hirer has rules of its own. */
const KEEPER_ONLY: readonly string[] = [
  'gb.parking.step-as-keeper',
  'gb.parking.step-count-days',
  'gb.parking.right-keeper-limit',
]
const TO_HIRER: Test = { says: ['notice to hirer', 'you, the hirer'] }
const ALL: readonly Rule[] = [...PARKING_FACTS.map(nameMissing), ...PARKING_ACTIONS]
/** A part that is missing is named where that is told. */
function nameMissing(row: Rule): Rule {
  if (row.kind !== 'element') return row
  return {
    ...row,
    ifMissing: `We did not find this part: ${row.name.toLowerCase()}. ${row.ifMissing}`,
  }
}

/** What the law wants in the first notice, no reminder has to repeat. */
const isFirstNotice = (row: Rule) => row.kind === 'element' || FIRST_NOTICE.includes(row.id)
/** "To the day this notice came": of a reminder that day tells nothing. */
const countsDays = (row: Rule) => row.id === 'gb.parking.step-count-days'
const isForKeeper = (row: Rule) => KEEPER_ONLY.includes(row.id)

export const PARKING: readonly Rule[] = [
  ...rowsExcept(ALL.filter(isFirstNotice), [REMINDER_STAGE]),
  ...rowsExcept(
    ALL.filter((row) => isForKeeper(row) && !countsDays(row)),
    [TO_HIRER],
  ),
  ...rowsExcept(ALL.filter(countsDays), [TO_HIRER, REMINDER_STAGE]),
  ...ALL.filter((row) => !isFirstNotice(row) && !isForKeeper(row)),
  ...PARKING_STAGES,
  ...PARKING_PLACES,
]
