import { onceForEach } from '../once-for-each.ts'
import { findLocale } from '../page-language.ts'

/** "14 December 2026". The calendar and zone are fixed, so that the day matches the paper letter. */
export const formatDate = (iso: string): string => format(iso, dayIn)

/** "Monday 14 December 2026", for the one date that matters most. */
export const formatWeekday = (iso: string): string => format(iso, weekdayIn).replace(',', '')

/** "14 Dec", where the room is small. */
export const formatDayAndMonth = (iso: string): string => format(iso, dayAndMonthIn)

/** The calendar day on this device, as YYYY-MM-DD. */
export function findLocalDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

const dayToTime = (iso: string) => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)

const FIXED = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
const DAY = { day: 'numeric', month: 'long', year: 'numeric', ...FIXED } as const

const dayIn = onceForEach((locale: string) => new Intl.DateTimeFormat(locale, DAY))
const weekdayIn = onceForEach(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', ...DAY }),
)
const dayAndMonthIn = onceForEach(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...FIXED }),
)

function format(iso: string, shapeIn: (locale: string) => Intl.DateTimeFormat): string {
  const time = dayToTime(iso)
  return Number.isNaN(time) ? iso : shapeIn(findLocale()).format(time)
}
