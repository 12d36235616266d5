/** Spain in German: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_DE } from './court-claim-steps.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_COSTS_DE } from './court-costs.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { CREDIT_FILE_DE } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEBT_SUMS_DE } from './debt-sums.ts'
import { JUDGMENT_ENFORCEMENT_DE } from './judgment-enforcement.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LOAN_DEBT_DE } from './loan-debt.ts'
import { PAYMENT_ORDER_DE } from './payment-order.ts'
import { PUBLIC_CLAIMS_DE } from './public-claims.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { SECOND_CHANCE_DE } from './second-chance.ts'
import { SEIZURE_LIMITS_DE } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_DE } from './settlement-attempt.ts'
import { SOLD_DEBT_DE } from './sold-debt.ts'

export const DEBT_WORDS_DE: Words = {
  ...PAYMENT_ORDER_DE,
  ...COURT_CLAIM_DE,
  ...COURT_CLAIM_STEPS_DE,
  ...CREDIT_FILE_DE,
  ...LOAN_DEBT_DE,
  ...SOLD_DEBT_DE,
  ...SETTLEMENT_ATTEMPT_DE,
  ...SECOND_CHANCE_DE,
  ...COLLECTOR_CONDUCT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...COURT_JUDGMENT_DE,
  ...SEIZURE_LIMITS_DE,
  ...JUDGMENT_ENFORCEMENT_DE,
  ...LIMITATION_DE,
  ...DEBT_SUMS_DE,
  ...COURT_COSTS_DE,
  ...PUBLIC_CLAIMS_DE,
  ...PUBLIC_DEBTS_DE,
}
