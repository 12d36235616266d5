/** Working days: Monday to Friday, without the bank holidays of the nation. */
import type { Nation, PlainDate, Region } from '@plainletter/contracts/country'
import type { HolidayList } from '@plainletter/contracts/rule'
import type { SentenceKey } from '@plainletter/phrases/phrases'

import { addDays, weekday } from './plain-date.ts'

/** The closed days to count with. `note` tells people what was assumed, or is null when nothing was. */
export type ClosedDays = {
  days: ReadonlySet<PlainDate>
  from: PlainDate
  to: PlainDate
  note: ClosedDaysNote | null
}

/** Counting stops here: no legal period in working days is near it. */
const MOST_STEPS = 4000

/**
 * Picks the holiday list of a nation or a region. In the United Kingdom, without a nation the list of England is used,
 * and the note says so; elsewhere, without a list of the region that of the whole country.
 */
export function closedDaysFor(
  holidays: readonly HolidayList[],
  nation: Nation | undefined,
  region?: Region,
): ClosedDays {
  const list = findList(holidays, nation, region)
  if (!list) {
    return { days: new Set(), from: '0000-01-01', to: '0000-01-01', note: 'workNoHolidays' }
  }
  const isAssumed = nation === undefined && list.nation !== 'all'
  return {
    days: new Set(list.days),
    from: list.from,
    to: list.to,
    note: isAssumed ? 'workHolidaysOfEngland' : null,
  }
}

type ClosedDaysNote = SentenceKey & ('workHolidaysOfEngland' | 'workNoHolidays')

/** True from Monday to Friday outside the closed days. */
export function isWorkingDay(date: PlainDate, closed: ClosedDays): boolean {
  return weekday(date) <= 5 && !closed.days.has(date)
}

/** The day `count` working days later, or earlier when negative. Counting starts beside `date` (CPR 2.8(2)). */
export function addWorkingDays(date: PlainDate, count: number, closed: ClosedDays): PlainDate {
  const way = Math.sign(count)
  let day = date
  let left = Math.abs(count)
  for (let step = 0; left > 0 && step < MOST_STEPS; step += 1) {
    day = addDays(day, way)
    if (isWorkingDay(day, closed)) left -= 1
  }
  return day
}

/** The day `count` days later without Sundays and bank holidays (S.I. 2013/1894, regulation 6). */
export function addOpenDays(date: PlainDate, count: number, closed: ClosedDays): PlainDate {
  let day = date
  let left = count
  for (let step = 0; left > 0 && step < MOST_STEPS; step += 1) {
    day = addDays(day, 1)
    if (weekday(day) !== SUNDAY && !closed.days.has(day)) left -= 1
  }
  return day
}

const SUNDAY = 7

/** The day itself when it is a working day, else the next one. */
export function nextWorkingDay(date: PlainDate, closed: ClosedDays): PlainDate {
  return isWorkingDay(date, closed) ? date : nextWorkingDay(addDays(date, 1), closed)
}

/** The day itself when it is a working day, else the one before. */
export function previousWorkingDay(date: PlainDate, closed: ClosedDays): PlainDate {
  return isWorkingDay(date, closed) ? date : previousWorkingDay(addDays(date, -1), closed)
}

/** What to tell people about the closed days used up to `date`; null when they are known for certain. */
export function closedDaysNote(date: PlainDate, closed: ClosedDays): ClosedDaysNote | null {
  if (closed.note) return closed.note
  return date < closed.from || date > closed.to ? 'workNoHolidays' : null
}

function findList(
  holidays: readonly HolidayList[],
  nation: Nation | undefined,
  region: Region | undefined,
): HolidayList | undefined {
  const wanted = nation ?? 'england'
  return (
    holidays.find((list) => region !== undefined && list.region === region) ??
    holidays.find((list) => list.nation === wanted) ??
    holidays.find((list) => list.nation === 'all' && list.region === undefined)
  )
}
