import { onceForEach } from './once-for-each.ts'
import { findLocale } from './page-language.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const
const dayIn = onceForEach((locale: string) => new Intl.DateTimeFormat(locale, DAY))
const plainDayIn = onceForEach(
  (locale: string) => new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }),
)

/** An instant as people write the day: "14 December 2026", in the language of the page and the reader's own time zone. */
export function formatDay(instant: string | Date): string {
  return dayIn(findLocale()).format(new Date(instant))
}

/** The day that is `days` days after `from`. */
export function addDays(from: Date, days: number): Date {
  const day = new Date(from)
  day.setDate(day.getDate() + days)
  return day
}

/** Calendar days from `now` to the day of `instant`, in the reader's own time zone; 0 for today and for what is past. */
export function countDaysUntil(instant: string, now: Date): number {
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.max(0, Math.round((dayOf(new Date(instant)) - dayOf(now)) / DAY_MS))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A day without a time, such as "2026-12-14", as people write it. The zone is fixed, so that it stays that day. */
export function formatPlainDay(day: string): string {
  return plainDayIn(findLocale()).format(new Date(day))
}
