/** A date as it was found in the text. */
import type { DateRole } from '@plainletter/contracts/reading'

/** A date with its place in the working copy. `day` 0 means that only the month is printed; `year` 0 that none is. */
export type FoundDate = {
  year: number
  month: number
  day: number
  role: DateRole
  /** False where no words say what the date is. */
  isGoverned: boolean
  start: number
  end: number
}

/** A date before its role is known. */
export type DateParts = Omit<FoundDate, 'role' | 'isGoverned'>

/** YYYY-MM-DD, or YYYY-MM without a day, or null without a year. */
export function isoOf(date: Pick<FoundDate, 'year' | 'month' | 'day'>): string | null {
  if (date.year === 0) return null
  const month = `${date.year}-${String(date.month).padStart(2, '0')}`
  return date.day === 0 ? month : `${month}-${String(date.day).padStart(2, '0')}`
}
