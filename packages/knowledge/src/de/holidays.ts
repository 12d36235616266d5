/** Public holidays: the nine of all sixteen states, and the further ones of each state, 2025 to 2027. */
import type { HolidayList } from '@plainletter/contracts/rule'

const SPAN = {
  nation: 'all',
  source: 'https://www.gesetze-im-internet.de/bgb/__193.html',
  from: '2025-01-01',
  to: '2027-12-31',
} as const

/** New Year, Good Friday, Easter Monday, 1 May, Ascension, Whit Monday, 3 October, 25 and 26 December. */
const COUNTRY_DAYS = [
  '2025-01-01',
  '2025-04-18',
  '2025-04-21',
  '2025-05-01',
  '2025-05-29',
  '2025-06-09',
  '2025-10-03',
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-10-03',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-17',
  '2027-10-03',
  '2027-12-25',
  '2027-12-26',
] as const

const EPIPHANY = ['2025-01-06', '2026-01-06', '2027-01-06']
const WOMENS_DAY = ['2025-03-08', '2026-03-08', '2027-03-08']
const CORPUS_CHRISTI = ['2025-06-19', '2026-06-04', '2027-05-27']
const ASSUMPTION = ['2025-08-15', '2026-08-15', '2027-08-15']
const CHILDRENS_DAY = ['2025-09-20', '2026-09-20', '2027-09-20']
const REFORMATION = ['2025-10-31', '2026-10-31', '2027-10-31']
const ALL_SAINTS = ['2025-11-01', '2026-11-01', '2027-11-01']
const REPENTANCE = ['2025-11-19', '2026-11-18', '2027-11-17']

/** 8 May 2025 was a holiday in Berlin once. Towns with their own days (Augsburg) are left out: the earlier day is safe. */
const STATES = {
  'DE-BW': [...EPIPHANY, ...CORPUS_CHRISTI, ...ALL_SAINTS],
  'DE-BY': [...EPIPHANY, ...CORPUS_CHRISTI, ...ALL_SAINTS],
  'DE-BE': [...WOMENS_DAY, '2025-05-08'],
  'DE-BB': REFORMATION,
  'DE-HB': REFORMATION,
  'DE-HH': REFORMATION,
  'DE-HE': CORPUS_CHRISTI,
  'DE-MV': [...WOMENS_DAY, ...REFORMATION],
  'DE-NI': REFORMATION,
  'DE-NW': [...CORPUS_CHRISTI, ...ALL_SAINTS],
  'DE-RP': [...CORPUS_CHRISTI, ...ALL_SAINTS],
  'DE-SL': [...CORPUS_CHRISTI, ...ASSUMPTION, ...ALL_SAINTS],
  'DE-SN': [...REFORMATION, ...REPENTANCE],
  'DE-ST': [...EPIPHANY, ...REFORMATION],
  'DE-SH': REFORMATION,
  'DE-TH': [...CHILDRENS_DAY, ...REFORMATION],
} as const satisfies Record<string, readonly string[]>

export const HOLIDAYS: readonly HolidayList[] = [
  { ...SPAN, days: [...COUNTRY_DAYS] },
  ...Object.entries(STATES).map(([region, days]) => ({
    ...SPAN,
    region,
    days: [...COUNTRY_DAYS, ...days].toSorted(),
  })),
]
