/** Germany in Dutch: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_SEIZURE_NL } from './account-seizure.ts'
import { ADMINISTRATIVE_BENEFIT_NL } from './administrative-benefit.ts'
import { ADVANCE_MAINTENANCE_BACK_NL } from './advance-maintenance-back.ts'
import { ASSET_STATEMENT_NL } from './asset-statement.ts'
import { BAILIFF_NL } from './bailiff.ts'
import { BENEFITS_NL } from './benefits.ts'
import { CHILD_BENEFIT_NL } from './child-benefit.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_NL } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_RIGHTS_NL } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { ENERGY_BILL_NL } from './energy-bill.ts'
import { ENFORCEMENT_ORDER_NL } from './enforcement-order.ts'
import { EVICTION_CLAIM_NL } from './eviction-claim.ts'
import { EVICTION_DAY_NL } from './eviction-day.ts'
import { EVICTION_NL } from './eviction.ts'
import { HARDSHIP_OBJECTION_NL } from './hardship-objection.ts'
import { INSURANCE_PUBLIC_NL } from './insurance-public.ts'
import { INSURANCE_NL } from './insurance.ts'
import { INSURED_DISCLOSURE_NL } from './insured-disclosure.ts'
import { LOAN_ENDED_NL } from './loan-ended.ts'
import { LOCAL_TAX_NL } from './local-tax.ts'
import { MUSIC_LICENCE_NL } from './music-licence.ts'
import { OWN_NEED_NL } from './own-need.ts'
import { PAYMENT_ORDER_STEPS_NL } from './payment-order-steps.ts'
import { PAYMENT_ORDER_NL } from './payment-order.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_ARREARS_NL } from './rent-arrears.ts'
import { RENT_DEBT_NL } from './rent-debt.ts'
import { SAFE_FROM_SEIZURE_NL } from './safe-from-seizure.ts'
import { TAX_EXTRAS_NL } from './tax-extras.ts'
import { TAX_NL } from './tax.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_NL } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_NL } from './too-late-in-court.ts'
import { UNFAIR_COMPETITION_NL } from './unfair-competition.ts'
import { UTILITY_STEPS_NL } from './utility-steps.ts'
import { UTILITY_NL } from './utility.ts'

export const ONE_KIND_WORDS_NL: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...TOO_LATE_IN_COURT_NL,
  ...ADVANCE_MAINTENANCE_BACK_NL,
  ...UNFAIR_COMPETITION_NL,
  ...INSURED_DISCLOSURE_NL,
  ...PUBLIC_DEBTS_NL,
  ...LOCAL_TAX_NL,
  ...TAX_EXTRAS_NL,
  ...ENERGY_BILL_NL,
  ...ADMINISTRATIVE_BENEFIT_NL,
  ...CHILD_BENEFIT_NL,
  ...RENT_DEBT_NL,
  ...BAILIFF_NL,
  ...EVICTION_DAY_NL,
  ...ASSET_STATEMENT_NL,
  ...ACCOUNT_SEIZURE_NL,
  ...SAFE_FROM_SEIZURE_NL,
  ...BENEFITS_NL,
  ...CONSUMER_NL,
  ...CONSUMER_STEPS_NL,
  ...MUSIC_LICENCE_NL,
  ...PAYMENT_ORDER_NL,
  ...PAYMENT_ORDER_STEPS_NL,
  ...COURT_CLAIM_NL,
  ...ENFORCEMENT_ORDER_NL,
  ...COURT_JUDGMENT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBT_COLLECTION_RIGHTS_NL,
  ...DEBT_COLLECTION_COSTS_NL,
  ...LOAN_ENDED_NL,
  ...EVICTION_NL,
  ...EVICTION_CLAIM_NL,
  ...RENT_ARREARS_NL,
  ...OWN_NEED_NL,
  ...HARDSHIP_OBJECTION_NL,
  ...INSURANCE_NL,
  ...INSURANCE_PUBLIC_NL,
  ...TAX_NL,
  ...UTILITY_NL,
  ...UTILITY_STEPS_NL,
}
