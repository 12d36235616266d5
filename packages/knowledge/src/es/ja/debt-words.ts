/** Spain in Japanese: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_JA } from './court-claim-steps.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_COSTS_JA } from './court-costs.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { CREDIT_FILE_JA } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_SUMS_JA } from './debt-sums.ts'
import { JUDGMENT_AND_ENFORCEMENT_JA } from './judgment-enforcement.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOAN_DEBT_JA } from './loan-debt.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PUBLIC_CLAIMS_JA } from './public-claims.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { SECOND_CHANCE_JA } from './second-chance.ts'
import { SEIZURE_LIMITS_JA } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_JA } from './settlement-attempt.ts'
import { SOLD_DEBT_JA } from './sold-debt.ts'

export const DEBT_WORDS_JA: Words = {
  ...PAYMENT_ORDER_JA,
  ...COURT_CLAIM_JA,
  ...COURT_CLAIM_STEPS_JA,
  ...CREDIT_FILE_JA,
  ...LOAN_DEBT_JA,
  ...SOLD_DEBT_JA,
  ...SETTLEMENT_ATTEMPT_JA,
  ...SECOND_CHANCE_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...COURT_JUDGMENT_JA,
  ...SEIZURE_LIMITS_JA,
  ...JUDGMENT_AND_ENFORCEMENT_JA,
  ...LIMITATION_JA,
  ...DEBT_SUMS_JA,
  ...COURT_COSTS_JA,
  ...PUBLIC_CLAIMS_JA,
  ...PUBLIC_DEBTS_JA,
}
