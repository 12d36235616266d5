import { findLocale } from './page-language.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const

/** An instant as people write the day: "14 December 2026", in the language of the page and the reader's own time zone. */
export function formatDay(instant: string | Date): string {
  return new Intl.DateTimeFormat(findLocale(), DAY).format(new Date(instant))
}

/** The day that is `days` days after `from`. */
export function addDays(from: Date, days: number): Date {
  const day = new Date(from)
  day.setDate(day.getDate() + days)
  return day
}
