/** The United Kingdom: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { CONSUMER_PARTS } from './consumer-parts.ts'
import { DEBT_PARTS } from './debt-parts.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOME_AND_WORK_PARTS } from './home-and-work-parts.ts'
import { ONE_KIND_PARTS } from './one-kind-parts.ts'
import { PUBLIC_PARTS } from './public-parts.ts'
import { SENDERS } from './senders.ts'

export const GB: CountryLaw = {
  country: 'gb',
  asOf: '2026-11-23',
  version: 'gb-2026-11-22',
  parts: [
    ...ONE_KIND_PARTS,
    ...DEBT_PARTS,
    ...HOME_AND_WORK_PARTS,
    ...PUBLIC_PARTS,
    ...CONSUMER_PARTS,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
