/** The United States in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { BENEFIT_NOTICES_JA } from './benefit-notices.ts'
import { BENEFIT_STOPS_JA } from './benefit-stops.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_ENFORCEMENT_JA } from './court-enforcement.ts'
import { COURT_JA } from './court.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DISMISSAL_LAW_JA } from './dismissal-law.ts'
import { HELP_JA } from './help.ts'
import { HOME_JA } from './home.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SENDERS_JA } from './senders.ts'
import { STATES_JA } from './states.ts'
import { TAX_BILL_JA } from './tax-bill.ts'
import { TAX_NOTICES_JA } from './tax-notices.ts'
import { TAX_JA } from './tax.ts'
import { UNEMPLOYMENT_DENIAL_JA } from './unemployment-denial.ts'
import { WORK_JA } from './work.ts'

const ROWS: Words = {
  ...BENEFIT_NOTICES_JA,
  ...BENEFIT_STOPS_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...CONSUMER_JA,
  ...COURT_JA,
  ...COURT_ENFORCEMENT_JA,
  ...DEBT_COLLECTION_JA,
  ...DISMISSAL_LAW_JA,
  ...HELP_JA,
  ...HOME_JA,
  ...RENT_RISE_JA,
  ...SENDERS_JA,
  ...STATES_JA,
  ...TAX_JA,
  ...TAX_BILL_JA,
  ...TAX_NOTICES_JA,
  ...UNEMPLOYMENT_DENIAL_JA,
  ...WORK_JA,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_JA: Words = { ...ROWS, ...GUIDANCE }
