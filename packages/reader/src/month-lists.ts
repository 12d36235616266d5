/** Months of a list or a stretch whose year stands behind the last: "marzo a junio de 2026", "September, Oktober und November 2026". */
import type { DateParts } from './found-date.ts'
import { MONTHS } from './months.ts'

const MONTH = Array.from(MONTHS.keys())
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const JOINED =
  "to|and|until|through|bis|und|à|au|et|jusqu[’']en|a|al|hasta|y|e|fino a|da|tot(?: en met)?|t/m|en"
const MONTH_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH})(?:,\s|\s(?:${JOINED})\s|\s?[-–/]\s?)$`,
  'iu',
)
/** More would be another year. */
const MOST_MONTHS = 11

/** The months before each month that has its year; a later month than the one behind it is of the year before. */
export function listedMonths(text: string, dates: readonly DateParts[]): DateParts[] {
  return dates
    .filter(({ day, year }) => day === 0 && year > 0)
    .flatMap((last) => before(text, last))
}

function before(text: string, last: DateParts): DateParts[] {
  const found: DateParts[] = []
  for (let next = last; found.length < MOST_MONTHS;) {
    const match = MONTH_BEFORE.exec(text.slice(Math.max(0, next.start - 40), next.start))
    const name = match?.[1] ?? ''
    const month = MONTHS.get(name.toLowerCase())
    if (!match || month === undefined) break
    const start = Math.max(0, next.start - 40) + match.index
    const year = month > next.month ? next.year - 1 : next.year
    next = { start, end: start + name.length, year, month, day: 0 }
    found.push(next)
  }
  return found
}
