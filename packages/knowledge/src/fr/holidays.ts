/** Public holidays of France (Code du travail, article L. 3133-1), and the two more of Alsace and Moselle (L. 3134-13). */
import type { HolidayList } from '@plainletter/contracts/rule'

const SOURCE = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/'
const SPAN = { nation: 'all', source: SOURCE, from: '2024-01-01', to: '2028-12-31' } as const

/** The Monday after Easter, Ascension Day and Whit Monday move each year; the other eight days do not. */
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
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const GOOD_FRIDAYS = ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14']

const NATIONAL = [
  ...MOVING,
  ...YEARS.flatMap((year) => FIXED.map((day) => `${year}-${day}`)),
].toSorted()
const EASTERN = [...NATIONAL, ...GOOD_FRIDAYS, ...YEARS.map((year) => `${year}-12-26`)].toSorted()

export const HOLIDAYS: readonly HolidayList[] = [
  { ...SPAN, days: NATIONAL },
  ...['FR-57', 'FR-67', 'FR-68'].map((region) => ({ ...SPAN, region, days: EASTERN })),
]
