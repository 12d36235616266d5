/**
 * Federal holidays (5 U.S.C. 6103) as the Office of Personnel Management observes them. For a state whose own court
 * calendar we have not checked, only the holidays that every state keeps are counted, so that no day comes out too late.
 */
import type { HolidayList } from '@plainletter/contracts/rule'

import { STATE_CODES } from './state-codes.ts'

const SPAN = {
  nation: 'all',
  source: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
  from: '2024-01-01',
  to: '2027-12-31',
} as const

/** New Year, Martin Luther King, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas. */
const IN_EVERY_STATE = [
  '2024-01-01',
  '2024-01-15',
  '2024-05-27',
  '2024-07-04',
  '2024-09-02',
  '2024-11-28',
  '2024-12-25',
  '2025-01-01',
  '2025-01-20',
  '2025-05-26',
  '2025-07-04',
  '2025-09-01',
  '2025-11-27',
  '2025-12-25',
  '2026-01-01',
  '2026-01-19',
  '2026-05-25',
  '2026-07-04',
  '2026-09-07',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-05-31',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-25',
]

/** Presidents' Day, Juneteenth, Columbus Day, Veterans Day, and days given in place of those on a weekend. */
const FEDERAL_ONLY = [
  '2024-02-19',
  '2024-06-19',
  '2024-10-14',
  '2024-11-11',
  '2025-02-17',
  '2025-06-19',
  '2025-10-13',
  '2025-11-11',
  '2026-02-16',
  '2026-06-19',
  '2026-07-03',
  '2026-10-12',
  '2026-11-11',
  '2027-02-15',
  '2027-06-18',
  '2027-10-11',
  '2027-11-11',
  '2027-12-24',
  '2027-12-31',
]

export const HOLIDAYS: readonly HolidayList[] = [
  { ...SPAN, days: [...IN_EVERY_STATE, ...FEDERAL_ONLY].toSorted() },
  ...STATE_CODES.map((code) => ({ ...SPAN, region: `US-${code}`, days: IN_EVERY_STATE })),
]
