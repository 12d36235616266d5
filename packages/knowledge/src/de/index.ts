/** Germany: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { BAILIFF } from './bailiff.ts'
import { CONSUMER } from './consumer.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { COURT_JUDGMENT } from './court-judgment.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { EVICTION } from './eviction.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { LIMITATION } from './limitation.ts'
import { PUBLIC_DECISIONS } from './public-decisions.ts'
import { SENDERS } from './senders.ts'
import { UTILITY_AND_INSURANCE } from './utility-and-insurance.ts'

export const DE: CountryKnowledge = {
  country: 'de',
  asOf: '2026-11-21',
  version: 'de-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...COURT_CLAIM,
    ...COURT_JUDGMENT,
    ...BAILIFF,
    ...EVICTION,
    ...DISMISSAL,
    ...PUBLIC_DECISIONS,
    ...UTILITY_AND_INSURANCE,
    ...CONSUMER,
    ...LIMITATION,
    ...ENQUIRY_DEBT,
    ...ENQUIRY_HOUSING,
    ...ENQUIRY_EMPLOYMENT,
    ...ENQUIRY_CONSUMER,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
