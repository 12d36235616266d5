/** Days on which courts and most offices are closed. */
import type { HolidayList } from '@plainletter/contracts/rule'

const SPAN = { from: '2025-01-01', to: '2027-12-31' }

export const HOLIDAYS: readonly HolidayList[] = [
  {
    ...SPAN,
    nation: 'all',
    source:
      'https://www.citizensinformation.ie/en/employment/employment-rights-and-conditions/leave-and-holidays/public-holidays/',
    days: [
      '2025-01-01',
      '2025-02-03',
      '2025-03-17',
      '2025-04-21',
      '2025-05-05',
      '2025-06-02',
      '2025-08-04',
      '2025-10-27',
      '2025-12-25',
      '2025-12-26',
      '2026-01-01',
      '2026-02-02',
      '2026-03-17',
      '2026-04-06',
      '2026-05-04',
      '2026-06-01',
      '2026-08-03',
      '2026-10-26',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-02-01',
      '2027-03-17',
      '2027-03-29',
      '2027-05-03',
      '2027-06-07',
      '2027-08-02',
      '2027-10-25',
      '2027-12-25',
      '2027-12-26',
    ],
  },
]
