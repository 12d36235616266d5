/** Public holidays of Belgium (Act of 4 January 1974 and royal decree of 18 April 1974). */
import type { HolidayList } from '@plainletter/contracts/rule'

/** The Monday after Easter, Ascension Day and Whit Monday move each year; the other seven days do not. */
const MOVING = [
  '2024-04-01',
  '2024-05-09',
  '2024-05-20',
  '2025-04-21',
  '2025-05-29',
  '2025-06-09',
  '2026-04-06',
  '2026-05-14',
  '2026-05-25',
  '2027-03-29',
  '2027-05-06',
  '2027-05-17',
  '2028-04-17',
  '2028-05-25',
  '2028-06-05',
]
const YEARS = ['2024', '2025', '2026', '2027', '2028']
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

export const HOLIDAYS: readonly HolidayList[] = [
  {
    nation: 'all',
    source: 'https://emploi.belgique.be/',
    from: '2024-01-01',
    to: '2028-12-31',
    days: [...MOVING, ...YEARS.flatMap((year) => FIXED.map((day) => `${year}-${day}`))].toSorted(),
  },
]
