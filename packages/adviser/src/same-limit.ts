/** A period that the letter repeats from the law is one limit: it is told once, in the words of the law. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { DeadlineTerms } from '@plainletter/contracts/rule'

/** `mayLead`: only the letter's main date and the main limits of the law head the page. */
export type Candidate = { deadline: DerivedDeadline; mayLead: boolean; period?: Period }

/** How long it runs. */
export type Period = { days: number; unit: 'days' | 'working_days' }

/** The length of a limit of the law, or null for months and years. */
export function periodOf({ count, unit }: DeadlineTerms): Period | null {
  if (unit === 'weeks') return { days: count * 7, unit: 'days' }
  return unit === 'days' || unit === 'working_days' ? { days: count, unit } : null
}

/** The limits without what is said twice. */
export function joinRepeated(
  legal: readonly Candidate[],
  stated: readonly Candidate[],
): { legal: Candidate[]; stated: Candidate[] } {
  const repeats = (law: Candidate) => stated.find((one) => isSame(law, one))
  return {
    legal: legal.map((law) => withSafeDay(law, repeats(law))),
    stated: stated.filter((one) => !legal.some((law) => isSame(law, one))),
  }
}

/** "Within 21 days beginning with" is one day less than "21 days after". */
const ONE_DAY = 1

function isSame(law: Candidate, stated: Candidate): boolean {
  if (!law.mayLead || !law.period || !stated.period) return false
  return Math.abs(law.period.days - stated.period.days) <= ONE_DAY
}

/** The law's day where it counts working days and the letter does not; else the earlier day that is still open. */
function withSafeDay(law: Candidate, stated: Candidate | undefined): Candidate {
  if (!stated?.period || !law.period) return law
  const isCountedOtherwise = law.period.unit !== stated.period.unit
  const basis = [...law.deadline.basis, ...stated.deadline.basis]
  if (isCountedOtherwise || !isSafer(stated.deadline, law.deadline))
    return { ...law, deadline: { ...law.deadline, basis } }
  const { date, isPassed, daysLeft, working } = stated.deadline
  return { ...law, deadline: { ...law.deadline, date, isPassed, daysLeft, working, basis } }
}

function isSafer(one: DerivedDeadline, other: DerivedDeadline): boolean {
  if (one.isPassed !== other.isPassed) return other.isPassed
  return one.date < other.date
}
