/** Did a parking notice reach the keeper in time? (Protection of Freedoms Act 2012, Schedule 4, paragraph 9(4) to (6)) */
import { addDays, daysBetween } from '@plainletter/calendar/plain-date'
import { addWorkingDays } from '@plainletter/calendar/working-days'
import { formatDay } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'

import type { Finding } from './check.ts'
import { datesOf, proveDate } from './facts.ts'
import type { Facts } from './facts.ts'
import type { Selected } from './select-rules.ts'

/** The row on that paragraph: it holds only for a notice without a ticket on the car, in England and Wales. */
const PARAGRAPH = /\bSchedule 4, paragraph 9\b/
/** A later letter says nothing of when the first one came. */
const LATER_LETTER =
  /\b(?:reminder|final (?:notice|demand)|overdue|remains? unpaid|(?:previous|earlier|first|original) (?:notice|letter)|your appeal (?:has|was|of|dated|about|against)|(?:received|considered|rejected|refused|thank you for) your appeal)\b/i
const DAYS = 14
/** A notice counts as delivered on the second working day after it was posted. */
const POST_DAYS = 2
/** Beyond this the letter is hardly the first. */
const LONGEST_GAP = 56

export function checkKeeperNotice(facts: Facts, rules: readonly Selected[]): Finding[] {
  const row = rules.find(({ rule }) => PARAGRAPH.test(rule.authority.provision))
  const days = firstNoticeDays(facts)
  if (!row || !days) return []
  const delivered = addWorkingDays(days.posted, POST_DAYS, facts.closed)
  const last = addDays(days.parked, DAYS)
  const isLate = delivered > last
  const basis = [
    ...row.basis.filter((one) => one.kind === 'law'),
    ...proveDate(facts.text, facts.reading, days.parked),
    ...proveDate(facts.text, facts.reading, days.posted),
  ]
  const says = say(facts.phrases, isLate ? 'keeperTooLate' : 'keeperInTime', {
    delivered: formatDay(facts.phrases, delivered),
    last: formatDay(facts.phrases, last),
    rule: row.rule.says,
  })
  return isLate
    ? [{ kind: 'notice', result: 'problem', says, basis, detail: { code: 'late_notice' } }]
    : [{ kind: 'notice', result: 'fine', says, basis }]
}

/** Null unless the letter is the first one about a parking of one known day, or of one night: the time runs from its end. */
function firstNoticeDays({ reading, letterDate, text }: Facts) {
  const days = datesOf(reading, 'incident').toSorted()
  const [arrived, parked] = [days[0], days.at(-1)]
  if (reading.documentType !== 'PARKING_TICKET' || !letterDate || !arrived || !parked) return null
  const gap = daysBetween(parked, letterDate)
  const isOne = daysBetween(arrived, parked) <= 1
  const isFirst = isOne && gap >= 0 && gap <= LONGEST_GAP && !LATER_LETTER.test(text)
  return isFirst ? { parked, posted: letterDate } : null
}
