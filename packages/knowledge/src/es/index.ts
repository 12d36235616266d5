/** Spain: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { EMPLOYMENT } from './employment.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_EVERYDAY } from './enquiry-everyday.ts'
import { ENQUIRY_GUIDANCE } from './enquiry-guidance.ts'
import { ENQUIRY_HOME_AND_WORK } from './enquiry-home-and-work.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOUSING } from './housing.ts'
import { INSURANCE } from './insurance.ts'
import { JUDGMENT_AND_ENFORCEMENT } from './judgment-enforcement.ts'
import { LIMITATION } from './limitation.ts'
import { SCAM } from './scam.ts'
import { SENDERS } from './senders.ts'
import { TAX_AND_BENEFITS } from './tax-and-benefits.ts'
import { TRAFFIC_FINE } from './traffic-fine.ts'
import { UTILITY_BILL } from './utility-bill.ts'

export const ES: CountryKnowledge = {
  country: 'es',
  asOf: '2026-11-21',
  version: 'es-2026-11-21',
  rules: [
    ...DEBT_COLLECTION,
    ...COURT_CLAIM,
    ...JUDGMENT_AND_ENFORCEMENT,
    ...HOUSING,
    ...EMPLOYMENT,
    ...CONSUMER,
    ...UTILITY_BILL,
    ...TRAFFIC_FINE,
    ...TAX_AND_BENEFITS,
    ...INSURANCE,
    ...SCAM,
    ...LIMITATION,
    ...ENQUIRY_DEBT,
    ...ENQUIRY_HOME_AND_WORK,
    ...ENQUIRY_EVERYDAY,
    ...ENQUIRY_GUIDANCE,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
