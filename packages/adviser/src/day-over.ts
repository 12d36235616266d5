/** Whether the letter comes too late, and which rows speak to that: many people open their post when the day is over. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import { DAYS_UNDER_WAY } from '@plainletter/contracts/days-under-way'
import type { Rule } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'

/**
 * True where the day that leads is over, and where all days that the letter itself prints for its step are: a later day of
 * the law is then for another step. The day of a lower price leaves the full one open.
 */
export function isDayToActOver(
  { reading: { deadline }, letterDate }: Pick<Facts, 'reading' | 'letterDate'>,
  deadlines: readonly DerivedDeadline[],
): boolean {
  const main = deadlines.find(({ isMain }) => isMain)
  if (!main || mayBeInTime(main)) return false
  if (main.isPassed) return true
  if (isCountedByLaw(deadline)) return false
  if (deadline?.what === 'leave') return isOnlyDayToLeaveAhead(deadline.iso, deadlines)
  // A day before the letter is one that an earlier letter gave.
  const printed = deadlines.filter(
    ({ source, date }) => source === 'letter' && date >= (letterDate ?? date),
  )
  const isOnlyForLess = deadline?.what === 'pay_discount'
  return printed.length > 0 && !isOnlyForLess && printed.every(({ isPassed }) => isPassed)
}

/** Months from a day that nobody has printed: the law's own day stands for them, and is still ahead. */
function isCountedByLaw(deadline: Facts['reading']['deadline']): boolean {
  return deadline?.iso === null && deadline.unit === 'months'
}

/** The day to be out of a home is no last day to answer: the law's own day can be over long before it. */
function isOnlyDayToLeaveAhead(
  dayToLeave: PlainDate | null,
  deadlines: readonly DerivedDeadline[],
): boolean {
  const others = deadlines.filter(({ date }) => date !== dayToLeave)
  return others.length > 0 && others.every(({ isPassed }) => isPassed)
}

/** False for a row of the time before the day where it is over, and for one of the time after it where it is not. */
export function fitsDayToAct({ dayToAct }: Rule, isOver: boolean): boolean {
  return dayToAct === undefined || (dayToAct === 'over') === isOver
}

/** A day that is over if the letter came on its date, and to come if it was long under way. */
export function mayBeInTime({ isPassed, mayRunLater, daysLeft }: DerivedDeadline): boolean {
  return isPassed && mayRunLater === true && daysLeft >= -DAYS_UNDER_WAY
}
