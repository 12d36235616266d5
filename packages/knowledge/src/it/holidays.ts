/** Public holidays of Italy, with the feast of St Francis on 4 October from 2026 (l. 151/2025), and those of South Tyrol. */
import type { HolidayList } from '@plainletter/contracts/rule'

const SPAN = {
  source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1949-05-27;260',
  from: '2025-01-01',
  to: '2027-12-31',
  nation: 'all',
} as const

const WHOLE_COUNTRY = [
  '2025-01-01',
  '2025-01-06',
  '2025-04-21',
  '2025-04-25',
  '2025-05-01',
  '2025-06-02',
  '2025-08-15',
  '2025-11-01',
  '2025-12-08',
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-01-06',
  '2026-04-06',
  '2026-04-25',
  '2026-05-01',
  '2026-06-02',
  '2026-08-15',
  '2026-10-04',
  '2026-11-01',
  '2026-12-08',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-01-06',
  '2027-03-29',
  '2027-04-25',
  '2027-05-01',
  '2027-06-02',
  '2027-08-15',
  '2027-10-04',
  '2027-11-01',
  '2027-12-08',
  '2027-12-25',
  '2027-12-26',
] as const

const WHIT_MONDAYS = ['2025-06-09', '2026-05-25', '2027-05-17']

export const HOLIDAYS: readonly HolidayList[] = [
  { ...SPAN, days: [...WHOLE_COUNTRY] },
  { ...SPAN, region: 'IT-BZ', days: [...WHOLE_COUNTRY, ...WHIT_MONDAYS].toSorted() },
]
