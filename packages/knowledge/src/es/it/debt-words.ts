/** Spain in Italian: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_IT } from './court-claim-steps.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_COSTS_IT } from './court-costs.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { CREDIT_FILE_IT } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_SUMS_IT } from './debt-sums.ts'
import { JUDGMENT_ENFORCEMENT_IT } from './judgment-enforcement.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOAN_DEBT_IT } from './loan-debt.ts'
import { PAYMENT_ORDER_IT } from './payment-order.ts'
import { PUBLIC_CLAIMS_IT } from './public-claims.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { SECOND_CHANCE_IT } from './second-chance.ts'
import { SEIZURE_LIMITS_IT } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_IT } from './settlement-attempt.ts'
import { SOLD_DEBT_IT } from './sold-debt.ts'

export const DEBT_WORDS_IT: Words = {
  ...PAYMENT_ORDER_IT,
  ...COURT_CLAIM_IT,
  ...COURT_CLAIM_STEPS_IT,
  ...CREDIT_FILE_IT,
  ...LOAN_DEBT_IT,
  ...SOLD_DEBT_IT,
  ...SETTLEMENT_ATTEMPT_IT,
  ...SECOND_CHANCE_IT,
  ...COLLECTOR_CONDUCT_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...COURT_JUDGMENT_IT,
  ...SEIZURE_LIMITS_IT,
  ...JUDGMENT_ENFORCEMENT_IT,
  ...LIMITATION_IT,
  ...DEBT_SUMS_IT,
  ...COURT_COSTS_IT,
  ...PUBLIC_CLAIMS_IT,
  ...PUBLIC_DEBTS_IT,
}
