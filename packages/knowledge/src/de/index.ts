/** Germany: every subject's rows in one object. */
import type { CountryLaw, LawPart } from '../country-law.ts'
import { DAILY_LIFE_PARTS } from './daily-life-parts.ts'
import { DEBT_PARTS } from './debt-parts.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { ONE_KIND_PARTS } from './one-kind-parts.ts'
import { withPlainLetters } from './plain-letters.ts'
import { SENDERS } from './senders.ts'

const PARTS: readonly LawPart[] = [...ONE_KIND_PARTS, ...DEBT_PARTS, ...DAILY_LIFE_PARTS]

export const DE: CountryLaw = {
  country: 'de',
  asOf: '2026-11-24',
  version: 'de-2026-11-22',
  parts: PARTS.map((part) => ({
    ...part,
    rules: async () => withPlainLetters(await part.rules()),
  })),
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
