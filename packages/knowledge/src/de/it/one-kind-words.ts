/** Germany in Italian: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_SEIZURE_WORDS } from './account-seizure.ts'
import { ADMINISTRATIVE_BENEFIT_WORDS } from './administrative-benefit.ts'
import { ADVANCE_MAINTENANCE_BACK_IT } from './advance-maintenance-back.ts'
import { ASSET_STATEMENT_WORDS } from './asset-statement.ts'
import { BAILIFF_WORDS } from './bailiff.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { CHILD_BENEFIT_WORDS } from './child-benefit.ts'
import { CONSUMER_STEPS_WORDS } from './consumer-steps.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_CLAIM_WORDS } from './court-claim.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_WORDS } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_RIGHTS_WORDS } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_WORDS } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { ENERGY_BILL_IT } from './energy-bill.ts'
import { ENFORCEMENT_ORDER_WORDS } from './enforcement-order.ts'
import { EVICTION_CLAIM_WORDS } from './eviction-claim.ts'
import { EVICTION_DAY_WORDS } from './eviction-day.ts'
import { EVICTION_WORDS } from './eviction.ts'
import { HARDSHIP_OBJECTION_WORDS } from './hardship-objection.ts'
import { INSURANCE_PUBLIC_WORDS } from './insurance-public.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { INSURED_DISCLOSURE_IT } from './insured-disclosure.ts'
import { LOAN_ENDED_WORDS } from './loan-ended.ts'
import { LOCAL_TAX_IT } from './local-tax.ts'
import { MUSIC_LICENCE_WORDS } from './music-licence.ts'
import { OWN_NEED_WORDS } from './own-need.ts'
import { PAYMENT_ORDER_STEPS_WORDS } from './payment-order-steps.ts'
import { PAYMENT_ORDER_WORDS } from './payment-order.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_ARREARS_WORDS } from './rent-arrears.ts'
import { RENT_DEBT_WORDS } from './rent-debt.ts'
import { SAFE_FROM_SEIZURE_WORDS } from './safe-from-seizure.ts'
import { TAX_EXTRAS_IT } from './tax-extras.ts'
import { TAX_WORDS } from './tax.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_IT } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_IT } from './too-late-in-court.ts'
import { UNFAIR_COMPETITION_IT } from './unfair-competition.ts'
import { UTILITY_STEPS_WORDS } from './utility-steps.ts'
import { UTILITY_WORDS } from './utility.ts'

export const ONE_KIND_WORDS_IT: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...TOO_LATE_IN_COURT_IT,
  ...ADVANCE_MAINTENANCE_BACK_IT,
  ...UNFAIR_COMPETITION_IT,
  ...INSURED_DISCLOSURE_IT,
  ...PUBLIC_DEBTS_IT,
  ...LOCAL_TAX_IT,
  ...TAX_EXTRAS_IT,
  ...ENERGY_BILL_IT,
  ...ADMINISTRATIVE_BENEFIT_WORDS,
  ...CHILD_BENEFIT_WORDS,
  ...RENT_DEBT_WORDS,
  ...BAILIFF_WORDS,
  ...EVICTION_DAY_WORDS,
  ...ASSET_STATEMENT_WORDS,
  ...ACCOUNT_SEIZURE_WORDS,
  ...SAFE_FROM_SEIZURE_WORDS,
  ...BENEFITS_WORDS,
  ...CONSUMER_WORDS,
  ...CONSUMER_STEPS_WORDS,
  ...MUSIC_LICENCE_WORDS,
  ...PAYMENT_ORDER_WORDS,
  ...PAYMENT_ORDER_STEPS_WORDS,
  ...COURT_CLAIM_WORDS,
  ...ENFORCEMENT_ORDER_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DEBT_COLLECTION_STEPS_WORDS,
  ...DEBT_COLLECTION_RIGHTS_WORDS,
  ...DEBT_COLLECTION_COSTS_WORDS,
  ...LOAN_ENDED_WORDS,
  ...EVICTION_WORDS,
  ...EVICTION_CLAIM_WORDS,
  ...RENT_ARREARS_WORDS,
  ...OWN_NEED_WORDS,
  ...HARDSHIP_OBJECTION_WORDS,
  ...INSURANCE_WORDS,
  ...INSURANCE_PUBLIC_WORDS,
  ...TAX_WORDS,
  ...UTILITY_WORDS,
  ...UTILITY_STEPS_WORDS,
}
