/** The United States in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { BENEFIT_NOTICES_NL } from './benefit-notices.ts'
import { BENEFIT_STOPS_NL } from './benefit-stops.ts'
import { BENEFITS_NL } from './benefits.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_ENFORCEMENT_NL } from './court-enforcement.ts'
import { COURT_NL } from './court.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { HELP_NL } from './help.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SENDERS_NL } from './senders.ts'
import { TAX_BILL_NL } from './tax-bill.ts'
import { TAX_NOTICES_NL } from './tax-notices.ts'
import { TAX_NL } from './tax.ts'

const ROWS: Words = {
  ...BENEFIT_NOTICES_NL,
  ...BENEFIT_STOPS_NL,
  ...BENEFITS_NL,
  ...CONSUMER_NL,
  ...COURT_NL,
  ...COURT_ENFORCEMENT_NL,
  ...DEBT_COLLECTION_NL,
  ...HELP_NL,
  ...RENT_RISE_NL,
  ...SENDERS_NL,
  ...TAX_NL,
  ...TAX_BILL_NL,
  ...TAX_NOTICES_NL,
}

/** Rows for questions that repeat a row for letters have its words. */
const GUIDANCE: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = ROWS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)

export const US_NL: Words = { ...ROWS, ...GUIDANCE }
