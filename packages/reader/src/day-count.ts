/** Adds days to a plain date without a clock or a zone. */

export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** YYYY-MM-DD plus a number of days, which may be negative; months and years roll over. */
export function addDays(iso: string, days: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return roll({ year, month, day: day + days })
}

/** YYYY-MM-DD plus a number of months, kept inside the month. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const target = { year: Math.floor(total / 12), month: (total % 12) + 1 }
  return roll({ ...target, day: Math.min(day, monthLength(target.year, target.month)) })
}

function roll(date: { year: number; month: number; day: number }): string {
  let { year, month, day } = date
  while (day < 1) {
    month = month === 1 ? 12 : month - 1
    if (month === 12) year -= 1
    day += monthLength(year, month)
  }
  while (day > monthLength(year, month)) {
    day -= monthLength(year, month)
    month = month === 12 ? 1 : month + 1
    if (month === 1) year += 1
  }
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** The day of the week of YYYY-MM-DD, Monday 0 to Sunday 6. Years begin in March here, so that a leap day comes last. */
export function weekdayOf(iso: string): number {
  const [printed = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const year = month < 3 ? printed - 1 : printed
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return (year + leaps + (MONTH_SHIFTS[month - 1] ?? 0) + day + 6) % 7
}

/** By how many weekdays the days of each month are shifted. */
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4] as const
