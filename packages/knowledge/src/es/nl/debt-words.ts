/** Spain in Dutch: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_NL } from './court-claim-steps.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_COSTS_NL } from './court-costs.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { CREDIT_FILE_NL } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_SUMS_NL } from './debt-sums.ts'
import { JUDGMENT_ENFORCEMENT_NL } from './judgment-enforcement.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOAN_DEBT_NL } from './loan-debt.ts'
import { PAYMENT_ORDER_NL } from './payment-order.ts'
import { PUBLIC_CLAIMS_NL } from './public-claims.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { SECOND_CHANCE_NL } from './second-chance.ts'
import { SEIZURE_LIMITS_NL } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_NL } from './settlement-attempt.ts'
import { SOLD_DEBT_NL } from './sold-debt.ts'

export const DEBT_WORDS_NL: Words = {
  ...PAYMENT_ORDER_NL,
  ...COURT_CLAIM_NL,
  ...COURT_CLAIM_STEPS_NL,
  ...CREDIT_FILE_NL,
  ...LOAN_DEBT_NL,
  ...SOLD_DEBT_NL,
  ...SETTLEMENT_ATTEMPT_NL,
  ...SECOND_CHANCE_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...COURT_JUDGMENT_NL,
  ...SEIZURE_LIMITS_NL,
  ...JUDGMENT_ENFORCEMENT_NL,
  ...LIMITATION_NL,
  ...DEBT_SUMS_NL,
  ...COURT_COSTS_NL,
  ...PUBLIC_CLAIMS_NL,
  ...PUBLIC_DEBTS_NL,
}
