/** Spain in French: debts and courts. */
import type { Words } from '@plainletter/contracts/rule'

import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { COURT_CLAIM_STEPS_FR } from './court-claim-steps.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_COSTS_FR } from './court-costs.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { CREDIT_FILE_FR } from './credit-file.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEBT_SUMS_FR } from './debt-sums.ts'
import { JUDGMENT_ENFORCEMENT_FR } from './judgment-enforcement.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LOAN_DEBT_FR } from './loan-debt.ts'
import { PAYMENT_ORDER_FR } from './payment-order.ts'
import { PUBLIC_CLAIMS_FR } from './public-claims.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { SECOND_CHANCE_FR } from './second-chance.ts'
import { SEIZURE_LIMITS_FR } from './seizure-limits.ts'
import { SETTLEMENT_ATTEMPT_FR } from './settlement-attempt.ts'
import { SOLD_DEBT_FR } from './sold-debt.ts'

export const DEBT_WORDS_FR: Words = {
  ...PAYMENT_ORDER_FR,
  ...COURT_CLAIM_FR,
  ...COURT_CLAIM_STEPS_FR,
  ...CREDIT_FILE_FR,
  ...LOAN_DEBT_FR,
  ...SOLD_DEBT_FR,
  ...SETTLEMENT_ATTEMPT_FR,
  ...SECOND_CHANCE_FR,
  ...COLLECTOR_CONDUCT_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...COURT_JUDGMENT_FR,
  ...SEIZURE_LIMITS_FR,
  ...JUDGMENT_ENFORCEMENT_FR,
  ...LIMITATION_FR,
  ...DEBT_SUMS_FR,
  ...COURT_COSTS_FR,
  ...PUBLIC_CLAIMS_FR,
  ...PUBLIC_DEBTS_FR,
}
