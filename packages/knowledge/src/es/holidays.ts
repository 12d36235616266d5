/** Public holidays of Spain, and those of the regions where they differ. Local holidays of towns are not in it. */
import type { HolidayList } from '@plainletter/contracts/rule'

const SPAN = {
  source: 'https://www.boe.es/',
  from: '2025-01-01',
  to: '2027-12-31',
  nation: 'all',
} as const

const WHOLE_COUNTRY = [
  '2025-01-01',
  '2025-01-06',
  '2025-04-18',
  '2025-05-01',
  '2025-08-15',
  '2025-11-01',
  '2025-12-06',
  '2025-12-08',
  '2025-12-25',
  '2026-01-01',
  '2026-01-06',
  '2026-04-03',
  '2026-05-01',
  '2026-08-15',
  '2026-10-12',
  '2026-12-08',
  '2026-12-25',
  '2027-01-01',
  '2027-01-06',
  '2027-03-26',
  '2027-05-01',
  '2027-10-12',
  '2027-11-01',
  '2027-12-06',
  '2027-12-08',
  '2027-12-25',
] as const

/** Days that fall on a Sunday and were moved by the region are left out where the region has not fixed them. */
function withDays(days: readonly string[]): string[] {
  return [...WHOLE_COUNTRY, ...days].toSorted()
}

export const HOLIDAYS: readonly HolidayList[] = [
  { ...SPAN, days: [...WHOLE_COUNTRY] },
  {
    ...SPAN,
    region: 'ES-MD',
    days: withDays([
      '2025-04-17',
      '2025-05-02',
      '2025-07-25',
      '2026-04-02',
      '2026-05-02',
      '2027-03-25',
    ]),
  },
  {
    ...SPAN,
    region: 'ES-CT',
    days: withDays([
      '2025-04-21',
      '2025-06-24',
      '2025-09-11',
      '2025-12-26',
      '2026-04-06',
      '2026-06-24',
      '2026-09-11',
      '2026-12-26',
      '2027-03-29',
      '2027-06-24',
      '2027-09-11',
    ]),
  },
  {
    ...SPAN,
    region: 'ES-AN',
    days: withDays(['2025-02-28', '2025-04-17', '2026-02-28', '2026-04-02', '2027-03-25']),
  },
]
