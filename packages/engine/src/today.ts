/** Today where the person is. Deadlines are counted in calendar days there, not in UTC. */
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'

/** One zone for each country; where there are several, the westernmost of its large ones, so that no day is lost. */
const ZONES = {
  gb: 'Europe/London',
  us: 'America/Los_Angeles',
  ca: 'America/Vancouver',
  au: 'Australia/Perth',
  nz: 'Pacific/Auckland',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  be: 'Europe/Brussels',
  ch: 'Europe/Zurich',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  jp: 'Asia/Tokyo',
} as const satisfies Record<CountryCode, string>

export function todayIn(country: CountryCode, now: number): PlainDate {
  // Swedish dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[country] }).format(new Date(now))
}
