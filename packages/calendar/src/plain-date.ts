/** Arithmetic on calendar days written YYYY-MM-DD, in the Gregorian calendar, without clocks or zones. */
import type { PlainDate } from '@plainletter/contracts/country'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAYS_IN_400_YEARS = 146_097
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_OFFSET = 719_468

type Parts = { year: number; month: number; day: number }

/** True for a real calendar day written YYYY-MM-DD: '2024-02-30' and '2024-02' are not. */
export function isPlainDate(input: string | null | undefined): input is PlainDate {
  const match = SHAPE.exec(input ?? '')
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The day `count` days later; earlier when negative. Throws RangeError for a text that is no date. */
export function addDays(date: PlainDate, count: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + count)
}

/**
 * The corresponding date `count` months later (Dodds v Walker [1981] 1 WLR 1027): the same day of the month,
 * or the last day of a month that is too short.
 */
export function addMonths(date: PlainDate, count: number): PlainDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + count
  const newYear = Math.floor(index / 12)
  const newMonth = (index % 12) + 1
  return write({
    year: newYear,
    month: newMonth,
    day: Math.min(day, daysInMonth(newYear, newMonth)),
  })
}

/** The last day of the month in which a day falls. */
export function endOfMonth(date: PlainDate): PlainDate {
  const { year, month } = partsOf(date)
  return write({ year, month, day: daysInMonth(year, month) })
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: PlainDate, end: PlainDate): number {
  return toDayNumber(end) - toDayNumber(start)
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export function weekday(date: PlainDate): number {
  const shifted = (toDayNumber(date) + 3) % 7
  return (shifted < 0 ? shifted + 7 : shifted) + 1
}

/** '14 December 2026' for 2026-12-14. */
export function formatLong(date: PlainDate): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

function partsOf(date: PlainDate): Parts {
  if (!isPlainDate(date)) throw new RangeError('Not a calendar day in the form YYYY-MM-DD')
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  }
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Counts from 1970-01-01, with years that begin in March so that the leap day comes last. */
function toDayNumber(date: PlainDate): number {
  const { year, month, day } = partsOf(date)
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_IN_400_YEARS + dayOfEra - EPOCH_OFFSET
}

function fromDayNumber(dayNumber: number): PlainDate {
  const shifted = dayNumber + EPOCH_OFFSET
  const era = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return write({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day })
}

function write({ year, month, day }: Parts): PlainDate {
  if (year < 0 || year > 9999) throw new RangeError('The day lies outside the years 0 to 9999')
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-')
}
