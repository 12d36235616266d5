import { findLocale } from '../page-language.ts'

/** "14 December 2026". The calendar and zone are fixed, so that the day matches the paper letter. */
export function formatDate(iso: string): string {
  return format(iso, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** "Monday 14 December 2026", for the one date that matters most. */
export function formatWeekday(iso: string): string {
  return format(iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(
    ',',
    '',
  )
}

/** "14 Dec", where the room is small. */
export function formatDayAndMonth(iso: string): string {
  return format(iso, { day: 'numeric', month: 'short' })
}

/** The calendar day on this device, as YYYY-MM-DD. */
export function findLocalDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

const dayToTime = (iso: string) => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const time = dayToTime(iso)
  if (Number.isNaN(time)) return iso
  return new Intl.DateTimeFormat(findLocale(), {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(time)
}
