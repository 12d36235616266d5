/** Is the claim too old? Compares the dates of the letter with the time limits of the law. */
import { addMonths, daysBetween, formatLong } from '@plainletter/calendar/plain-date'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { RuleOf } from '@plainletter/contracts/rule'

import { fixedClaim, letterBases } from './basis.ts'
import type { Finding } from './check.ts'
import { datesOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { lowerFirst } from './names.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** Kinds in which an old debt may be asked for. */
const ASK_AGE: readonly DocumentType[] = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'STATUTORY_DEMAND',
  'UTILITY_BILL_DEMAND',
]

/** Nothing is said about a limit that is further off. */
const NEAR_DAYS = 365

/** The first row that the facts speak to is enough: several limits side by side confuse. */
export function checkLimitation(facts: Facts, rules: readonly Selected[]): Finding[] {
  const row = rowsOf(rules, 'limitation')[0]
  if (!row || facts.reading.isEnquiry) return []
  const start = startOfTime(facts)
  if (!start) return ASK_AGE.includes(facts.reading.documentType) ? [unknownAge(row)] : []
  const end = addMonths(start, Math.round(row.rule.years * 12))
  const place = facts.reading.dates
    .filter((mention) => mention.iso === start)
    .map((mention) => mention.span)
  const basis = [...row.basis, ...letterBases(facts.text, place.slice(0, 1))]
  const asOf =
    facts.letterDate && facts.reading.documentType === 'COURT_CLAIM'
      ? facts.letterDate
      : facts.today
  if (end < asOf) {
    const says = `The letter gives the date ${formatLong(start)}, more than ${row.rule.years} years ago. ${row.rule.says} ${restarted(row.rule)}`
    return [{ kind: 'limitation', result: 'problem', says, basis }]
  }
  if (daysBetween(asOf, end) > NEAR_DAYS) return []
  const says = `If time runs from ${formatLong(start)}, the limit of ${row.rule.years} years ends on ${formatLong(end)}.`
  return [{ kind: 'limitation', result: 'unclear', says, basis }]
}

function unknownAge({ rule, basis }: Selected<RuleOf<'limitation'>>): Finding {
  return {
    kind: 'limitation',
    result: 'unclear',
    says: `${fixedClaim('noLimitationDate').says} ${rule.says} ${restarted(rule)}`,
    basis,
  }
}

function restarted({ restartedBy }: RuleOf<'limitation'>): string {
  return `What can start that time again: ${lowerFirst(restartedBy)}`
}

/** The latest event before the letter: time may run from an earlier one, never safely from a later one. */
function startOfTime(facts: Facts): PlainDate | null {
  const before = facts.letterDate ?? facts.today
  return (
    datesOf(facts.reading, 'incident')
      .filter((day) => day < before)
      .toSorted()
      .at(-1) ?? null
  )
}
