/** Germany: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { BAILIFF } from './bailiff.ts'
import { BENEFITS } from './benefits.ts'
import { BROADCASTING_FEE } from './broadcasting-fee.ts'
import { CONSUMER } from './consumer.ts'
import { COPYRIGHT } from './copyright.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { COURT_JUDGMENT } from './court-judgment.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { EVICTION } from './eviction.ts'
import { FINE } from './fine.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { INSURANCE } from './insurance.ts'
import { LIMITATION } from './limitation.ts'
import { PRIVATE_PARKING } from './private-parking.ts'
import { SCAM } from './scam.ts'
import { SENDERS } from './senders.ts'
import { TAX } from './tax.ts'
import { UTILITY } from './utility.ts'

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
    ...BENEFITS,
    ...TAX,
    ...FINE,
    ...BROADCASTING_FEE,
    ...UTILITY,
    ...INSURANCE,
    ...CONSUMER,
    ...PRIVATE_PARKING,
    ...COPYRIGHT,
    ...SCAM,
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
