/** Germany in German: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_SEIZURE_DE } from './account-seizure.ts'
import { ADMINISTRATIVE_BENEFIT_DE } from './administrative-benefit.ts'
import { ADVANCE_MAINTENANCE_BACK_DE } from './advance-maintenance-back.ts'
import { ASSET_STATEMENT_DE } from './asset-statement.ts'
import { BAILIFF_DE } from './bailiff.ts'
import { BENEFITS_DE } from './benefits.ts'
import { CHILD_BENEFIT_DE } from './child-benefit.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DEBT_COLLECTION_COSTS_DE } from './debt-collection-costs.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { ENERGY_BILL_DE } from './energy-bill.ts'
import { ENFORCEMENT_ORDER_DE } from './enforcement-order.ts'
import { EVICTION_CLAIM_DE } from './eviction-claim.ts'
import { EVICTION_DAY_DE } from './eviction-day.ts'
import { EVICTION_DE } from './eviction.ts'
import { HARDSHIP_OBJECTION_DE } from './hardship-objection.ts'
import { INSURANCE_PUBLIC_DE } from './insurance-public.ts'
import { INSURANCE_DE } from './insurance.ts'
import { INSURED_DISCLOSURE_DE } from './insured-disclosure.ts'
import { LOAN_ENDED_DE } from './loan-ended.ts'
import { LOCAL_TAX_DE } from './local-tax.ts'
import { MUSIC_LICENCE_DE } from './music-licence.ts'
import { OWN_NEED_DE } from './own-need.ts'
import { PAYMENT_ORDER_STEPS_DE } from './payment-order-steps.ts'
import { PAYMENT_ORDER_DE } from './payment-order.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_ARREARS_DE } from './rent-arrears.ts'
import { RENT_DEBT_DE } from './rent-debt.ts'
import { SAFE_FROM_SEIZURE_DE } from './safe-from-seizure.ts'
import { TAX_EXTRAS_DE } from './tax-extras.ts'
import { TAX_DE } from './tax.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_DE } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { TOO_LATE_IN_COURT_DE } from './too-late-in-court.ts'
import { UNFAIR_COMPETITION_DE } from './unfair-competition.ts'
import { UTILITY_STEPS_DE } from './utility-steps.ts'
import { UTILITY_DE } from './utility.ts'

export const ONE_KIND_WORDS_DE: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...TOO_LATE_IN_COURT_DE,
  ...ADVANCE_MAINTENANCE_BACK_DE,
  ...UNFAIR_COMPETITION_DE,
  ...INSURED_DISCLOSURE_DE,
  ...PUBLIC_DEBTS_DE,
  ...LOCAL_TAX_DE,
  ...TAX_EXTRAS_DE,
  ...ENERGY_BILL_DE,
  ...ADMINISTRATIVE_BENEFIT_DE,
  ...CHILD_BENEFIT_DE,
  ...RENT_DEBT_DE,
  ...BAILIFF_DE,
  ...EVICTION_DAY_DE,
  ...ASSET_STATEMENT_DE,
  ...ACCOUNT_SEIZURE_DE,
  ...SAFE_FROM_SEIZURE_DE,
  ...BENEFITS_DE,
  ...CONSUMER_DE,
  ...CONSUMER_STEPS_DE,
  ...MUSIC_LICENCE_DE,
  ...PAYMENT_ORDER_DE,
  ...PAYMENT_ORDER_STEPS_DE,
  ...COURT_CLAIM_DE,
  ...ENFORCEMENT_ORDER_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_COSTS_DE,
  ...LOAN_ENDED_DE,
  ...EVICTION_DE,
  ...EVICTION_CLAIM_DE,
  ...RENT_ARREARS_DE,
  ...OWN_NEED_DE,
  ...HARDSHIP_OBJECTION_DE,
  ...INSURANCE_DE,
  ...INSURANCE_PUBLIC_DE,
  ...TAX_DE,
  ...UTILITY_DE,
  ...UTILITY_STEPS_DE,
}
