import { daysBetween } from '@plainletter/calendar/plain-date'
import type { Analysis, DerivedDeadline } from '@plainletter/contracts/analysis'

/** The one date that leads the page, as it stands on the day of reading it. */
export type MainDeadline =
  | { state: 'none' }
  | { state: 'false' }
  | { state: 'ahead' | 'today'; deadline: DerivedDeadline; days: number }
  | { state: 'passed'; deadline: DerivedDeadline; days: number }

/** The part of an analysis that dates are read from. */
type Dated = Pick<Analysis, 'documentType' | 'deadlines'>

/**
 * Finds the deadline that leads. The days are counted anew from `today`, because a result is kept
 * for weeks. A scam's own deadline is `false`: only a date set by law counts there.
 */
export function findMainDeadline(analysis: Dated, today: string): MainDeadline {
  const isScam = analysis.documentType === 'SCAM_LETTER'
  const usable = analysis.deadlines.filter((deadline) => !isScam || deadline.source === 'law')
  const deadline = usable.find((candidate) => candidate.isMain) ?? usable[0]
  if (deadline === undefined) return { state: isScam ? 'false' : 'none' }
  const days = daysBetween(today, deadline.date)
  if (days < 0) return { state: 'passed', deadline, days: -days }
  return { state: days === 0 ? 'today' : 'ahead', deadline, days }
}

/** The other dates of the analysis, soonest first, with their days counted from `today`. */
export function listFurtherDeadlines(analysis: Dated, today: string): readonly FurtherDeadline[] {
  const main = findMainDeadline(analysis, today)
  if (main.state === 'false') return []
  const leading = main.state === 'none' ? undefined : main.deadline
  return analysis.deadlines
    .map((deadline, index) => ({ deadline, index, days: daysBetween(today, deadline.date) }))
    .filter(({ deadline }) => deadline !== leading)
    .toSorted((one, other) => one.deadline.date.localeCompare(other.deadline.date))
}

/** `index` is the place in `analysis.deadlines`; `days` is negative when the date has passed. */
export type FurtherDeadline = { deadline: DerivedDeadline; index: number; days: number }
