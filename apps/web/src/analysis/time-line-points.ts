import { daysBetween } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'

import { findLetterDate } from './letter-date.ts'

/** A mark on the time line. `at` runs from 0 (first date) to 1 (last date). */
export type TimePoint = { kind: 'letter' | 'today' | 'act-by'; date: string; at: number }

/**
 * Places the letter's date, today and the date to act by on one line, in order of time.
 * Without a letter's date the line starts today.
 */
export function placeOnTimeLine(deadline: DerivedDeadline, today: string): readonly TimePoint[] {
  const letterDate = findLetterDate(deadline)
  const dates: Array<Omit<TimePoint, 'at'>> = [
    { kind: 'today', date: today },
    { kind: 'act-by', date: deadline.date },
  ]
  if (letterDate !== undefined) {
    dates.unshift({ kind: 'letter', date: letterDate })
  }
  const inOrder = dates.toSorted((one, other) => one.date.localeCompare(other.date))
  const first = inOrder[0]?.date ?? today
  const last = inOrder.at(-1)?.date ?? today
  const length = daysBetween(first, last)
  return inOrder.map((point, index) => ({
    ...point,
    at:
      length === 0
        ? index / Math.max(1, inOrder.length - 1)
        : daysBetween(first, point.date) / length,
  }))
}
