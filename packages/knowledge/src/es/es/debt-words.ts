/** Spain in Spanish: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_WORDS } from './court-claim-steps.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_COSTS_ES } from './court-costs.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { CREDIT_FILE_WORDS } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SUMS_ES } from './debt-sums.ts'
import { JUDGMENT_AND_ENFORCEMENT_WORDS } from './judgment-enforcement.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { LOAN_DEBT_WORDS } from './loan-debt.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PUBLIC_CLAIMS_ES } from './public-claims.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { SECOND_CHANCE_WORDS } from './second-chance.ts'
import { SEIZURE_LIMITS_ES } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_WORDS } from './settlement-attempt.ts'
import { SOLD_DEBT_WORDS } from './sold-debt.ts'

export const DEBT_WORDS_ES: Words = {
  ...PAYMENT_ORDER_WORDS,
  ...COURT_CLAIM_WORDS,
  ...COURT_CLAIM_STEPS_WORDS,
  ...CREDIT_FILE_WORDS,
  ...LOAN_DEBT_WORDS,
  ...SOLD_DEBT_WORDS,
  ...SETTLEMENT_ATTEMPT_WORDS,
  ...SECOND_CHANCE_WORDS,
  ...COLLECTOR_CONDUCT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...COURT_JUDGMENT_ES,
  ...SEIZURE_LIMITS_ES,
  ...JUDGMENT_AND_ENFORCEMENT_WORDS,
  ...LIMITATION_WORDS,
  ...DEBT_SUMS_ES,
  ...COURT_COSTS_ES,
  ...PUBLIC_CLAIMS_ES,
  ...PUBLIC_DEBTS_ES,
}
