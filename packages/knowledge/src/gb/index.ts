/** The United Kingdom: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { COURT_CLAIM } from './court-claim.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { LETTER_BEFORE_CLAIM } from './letter-before-claim.ts'
import { LIMITATION } from './limitation.ts'

export const GB: CountryKnowledge = {
  country: 'gb',
  asOf: '2026-11-21',
  version: 'gb-2026-11-21',
  rules: [...DEBT_COLLECTION, ...LETTER_BEFORE_CLAIM, ...COURT_CLAIM, ...LIMITATION],
  senders: [],
  help: [],
  holidays: [],
}
