/** Changes in the law that touch a letter or a question: lately made, or soon to come. Newest first. */
import { addMonths } from '@plainletter/calendar/plain-date'
import type { RuleOf } from '@plainletter/contracts/rule'

import { gatherFacts } from './facts.ts'
import type { AdviseInput } from './facts.ts'
import { changeRows } from './select-rules.ts'

const LATELY_MONTHS = 36
const SOON_MONTHS = 18
const MOST_CHANGES = 10

/** Rows whose conditions hold here. One that is not in force yet shows as well: that is the news. */
export function findChanges(input: AdviseInput): RuleOf<'change'>[] {
  const { today } = input
  const from = addMonths(today, -LATELY_MONTHS)
  const to = addMonths(today, SOON_MONTHS)
  return changeRows(gatherFacts(input))
    .filter(({ changedOn }) => from <= changedOn && changedOn <= to)
    .toSorted((one, other) => other.changedOn.localeCompare(one.changedOn))
    .slice(0, MOST_CHANGES)
}
