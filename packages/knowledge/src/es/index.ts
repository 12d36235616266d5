/** Spain: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { DAILY_LIFE_PARTS } from './daily-life-parts.ts'
import { DEBT_PARTS } from './debt-parts.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const ES: CountryLaw = {
  country: 'es',
  asOf: '2026-11-24',
  version: 'es-2026-11-22',
  parts: [...DEBT_PARTS, ...DAILY_LIFE_PARTS],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
