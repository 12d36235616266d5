/** Germany in Spanish: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_SEIZURE_ES } from './account-seizure.ts'
import { ADMINISTRATIVE_BENEFIT_ES } from './administrative-benefit.ts'
import { ADVANCE_MAINTENANCE_BACK_ES } from './advance-maintenance-back.ts'
import { ASSET_STATEMENT_ES } from './asset-statement.ts'
import { BAILIFF_ES } from './bailiff.ts'
import { BENEFITS_ES } from './benefits.ts'
import { CHILD_BENEFIT_ES } from './child-benefit.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_ES } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { ENERGY_BILL_ES } from './energy-bill.ts'
import { ENFORCEMENT_ORDER_ES } from './enforcement-order.ts'
import { EVICTION_CLAIM_ES } from './eviction-claim.ts'
import { EVICTION_DAY_ES } from './eviction-day.ts'
import { EVICTION_ES } from './eviction.ts'
import { HARDSHIP_OBJECTION_ES } from './hardship-objection.ts'
import { INSURANCE_PUBLIC_ES } from './insurance-public.ts'
import { INSURANCE_ES } from './insurance.ts'
import { INSURED_DISCLOSURE_ES } from './insured-disclosure.ts'
import { LOAN_ENDED_ES } from './loan-ended.ts'
import { LOCAL_TAX_ES } from './local-tax.ts'
import { MUSIC_LICENCE_ES } from './music-licence.ts'
import { OWN_NEED_ES } from './own-need.ts'
import { PAYMENT_ORDER_STEPS_ES } from './payment-order-steps.ts'
import { PAYMENT_ORDER_ES } from './payment-order.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_ARREARS_ES } from './rent-arrears.ts'
import { RENT_DEBT_ES } from './rent-debt.ts'
import { SAFE_FROM_SEIZURE_ES } from './safe-from-seizure.ts'
import { TAX_EXTRAS_ES } from './tax-extras.ts'
import { TAX_ES } from './tax.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_ES } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_ES } from './too-late-in-court.ts'
import { UNFAIR_COMPETITION_ES } from './unfair-competition.ts'
import { UTILITY_STEPS_ES } from './utility-steps.ts'
import { UTILITY_ES } from './utility.ts'

export const ONE_KIND_WORDS_ES: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...TOO_LATE_IN_COURT_ES,
  ...ADVANCE_MAINTENANCE_BACK_ES,
  ...UNFAIR_COMPETITION_ES,
  ...INSURED_DISCLOSURE_ES,
  ...PUBLIC_DEBTS_ES,
  ...LOCAL_TAX_ES,
  ...TAX_EXTRAS_ES,
  ...ENERGY_BILL_ES,
  ...ADMINISTRATIVE_BENEFIT_ES,
  ...CHILD_BENEFIT_ES,
  ...RENT_DEBT_ES,
  ...BAILIFF_ES,
  ...EVICTION_DAY_ES,
  ...ASSET_STATEMENT_ES,
  ...ACCOUNT_SEIZURE_ES,
  ...SAFE_FROM_SEIZURE_ES,
  ...BENEFITS_ES,
  ...CONSUMER_ES,
  ...CONSUMER_STEPS_ES,
  ...MUSIC_LICENCE_ES,
  ...PAYMENT_ORDER_ES,
  ...PAYMENT_ORDER_STEPS_ES,
  ...COURT_CLAIM_ES,
  ...ENFORCEMENT_ORDER_ES,
  ...COURT_JUDGMENT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_COSTS_ES,
  ...LOAN_ENDED_ES,
  ...EVICTION_ES,
  ...EVICTION_CLAIM_ES,
  ...RENT_ARREARS_ES,
  ...OWN_NEED_ES,
  ...HARDSHIP_OBJECTION_ES,
  ...INSURANCE_ES,
  ...INSURANCE_PUBLIC_ES,
  ...TAX_ES,
  ...UTILITY_ES,
  ...UTILITY_STEPS_ES,
}
