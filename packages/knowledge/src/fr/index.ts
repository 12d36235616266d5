/** France: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER_CONTRACT } from './consumer-contract.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { COURT_JUDGMENT } from './court-judgment.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENFORCEMENT } from './enforcement.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'
import { FORMAL_DEMAND } from './formal-demand.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { LATE_FEE } from './late-fee.ts'
import { LIMITATION } from './limitation.ts'
import { OTHER_LETTERS } from './other-letters.ts'
import { PUBLIC_DEBT_ROWS } from './public-debt.ts'
import { RENTING } from './renting.ts'
import { SENDERS } from './senders.ts'
import { TRAFFIC_FINE } from './traffic-fine.ts'
import { UTILITY_BILL } from './utility-bill.ts'

export const FR: CountryKnowledge = {
  country: 'fr',
  asOf: '2026-11-21',
  version: 'fr-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...LATE_FEE,
    ...FORMAL_DEMAND,
    ...LIMITATION,
    ...COURT_CLAIM,
    ...COURT_JUDGMENT,
    ...ENFORCEMENT,
    ...RENTING,
    ...DISMISSAL,
    ...CONSUMER_CONTRACT,
    ...UTILITY_BILL,
    ...TRAFFIC_FINE,
    ...PUBLIC_DEBT_ROWS,
    ...OTHER_LETTERS,
    ...ENQUIRY_DEBT,
    ...ENQUIRY_HOUSING,
    ...ENQUIRY_WORK,
    ...ENQUIRY_CONSUMER,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
