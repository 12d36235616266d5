/** The Netherlands: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { COURT_JUDGMENT } from './court-judgment.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DECISIONS } from './decisions.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENFORCEMENT } from './enforcement.ts'
import { ENQUIRY } from './enquiry.ts'
import { HEALTH_PREMIUM } from './health-premium.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { INSURANCE } from './insurance.ts'
import { LIMITATION } from './limitation.ts'
import { SCAM } from './scam.ts'
import { SENDERS } from './senders.ts'
import { TRAFFIC_FINE } from './traffic-fine.ts'
import { UTILITY } from './utility.ts'

export const NL: CountryKnowledge = {
  country: 'nl',
  asOf: '2026-11-21',
  version: 'nl-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...HEALTH_PREMIUM,
    ...COURT_CLAIM,
    ...COURT_JUDGMENT,
    ...ENFORCEMENT,
    ...LIMITATION,
    ...HOUSING,
    ...DISMISSAL,
    ...TRAFFIC_FINE,
    ...DECISIONS,
    ...UTILITY,
    ...CONSUMER,
    ...SCAM,
    ...INSURANCE,
    ...ENQUIRY,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
