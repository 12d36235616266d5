/** The United States: federal law, and the law of the states in which letters name one. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { DEBT_COLLECTION } from './debt-collection.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const US: CountryKnowledge = {
  country: 'us',
  asOf: '2026-11-21',
  version: 'us-2026-11-21',
  rules: [...DEBT_COLLECTION],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
