/** Germany in Japanese: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_SEIZURE_JA } from './account-seizure.ts'
import { ADMINISTRATIVE_BENEFIT_JA } from './administrative-benefit.ts'
import { ADVANCE_MAINTENANCE_BACK_JA } from './advance-maintenance-back.ts'
import { ASSET_STATEMENT_JA } from './asset-statement.ts'
import { BAILIFF_JA } from './bailiff.ts'
import { BENEFITS_JA } from './benefits.ts'
import { CHILD_BENEFIT_JA } from './child-benefit.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_JA } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { ENERGY_BILL_JA } from './energy-bill.ts'
import { ENFORCEMENT_ORDER_JA } from './enforcement-order.ts'
import { EVICTION_CLAIM_JA } from './eviction-claim.ts'
import { EVICTION_DAY_JA } from './eviction-day.ts'
import { EVICTION_JA } from './eviction.ts'
import { HARDSHIP_OBJECTION_JA } from './hardship-objection.ts'
import { INSURANCE_PUBLIC_JA } from './insurance-public.ts'
import { INSURANCE_JA } from './insurance.ts'
import { INSURED_DISCLOSURE_JA } from './insured-disclosure.ts'
import { LOAN_ENDED_JA } from './loan-ended.ts'
import { LOCAL_TAX_JA } from './local-tax.ts'
import { MUSIC_LICENCE_JA } from './music-licence.ts'
import { OWN_NEED_JA } from './own-need.ts'
import { PAYMENT_ORDER_STEPS_JA } from './payment-order-steps.ts'
import { PAYMENT_ORDER_JA } from './payment-order.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_ARREARS_JA } from './rent-arrears.ts'
import { RENT_DEBT_JA } from './rent-debt.ts'
import { SAFE_FROM_SEIZURE_JA } from './safe-from-seizure.ts'
import { TAX_EXTRAS_JA } from './tax-extras.ts'
import { TAX_JA } from './tax.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { UNFAIR_COMPETITION_JA } from './unfair-competition.ts'
import { UTILITY_STEPS_JA } from './utility-steps.ts'
import { UTILITY_JA } from './utility.ts'

export const ONE_KIND_WORDS_JA: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_IN_COURT_JA,
  ...ADVANCE_MAINTENANCE_BACK_JA,
  ...UNFAIR_COMPETITION_JA,
  ...INSURED_DISCLOSURE_JA,
  ...PUBLIC_DEBTS_JA,
  ...ADMINISTRATIVE_BENEFIT_JA,
  ...BAILIFF_JA,
  ...EVICTION_DAY_JA,
  ...ASSET_STATEMENT_JA,
  ...ACCOUNT_SEIZURE_JA,
  ...SAFE_FROM_SEIZURE_JA,
  ...BENEFITS_JA,
  ...CHILD_BENEFIT_JA,
  ...CONSUMER_JA,
  ...CONSUMER_STEPS_JA,
  ...MUSIC_LICENCE_JA,
  ...PAYMENT_ORDER_JA,
  ...PAYMENT_ORDER_STEPS_JA,
  ...COURT_CLAIM_JA,
  ...ENFORCEMENT_ORDER_JA,
  ...COURT_JUDGMENT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBT_COLLECTION_RIGHTS_JA,
  ...DEBT_COLLECTION_COSTS_JA,
  ...LOAN_ENDED_JA,
  ...ENERGY_BILL_JA,
  ...EVICTION_JA,
  ...EVICTION_CLAIM_JA,
  ...RENT_ARREARS_JA,
  ...OWN_NEED_JA,
  ...HARDSHIP_OBJECTION_JA,
  ...INSURANCE_JA,
  ...INSURANCE_PUBLIC_JA,
  ...LOCAL_TAX_JA,
  ...RENT_DEBT_JA,
  ...TAX_JA,
  ...TAX_EXTRAS_JA,
  ...UTILITY_JA,
  ...UTILITY_STEPS_JA,
}
