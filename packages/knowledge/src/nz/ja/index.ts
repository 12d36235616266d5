/** The rows of New Zealand in Japanese. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_JA } from './accident-compensation.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_JA } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_JA } from './benefit-decision.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { BOND_DEDUCTIONS_JA } from './bond-deductions.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_SUPPORT_JA } from './child-support.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COUNCIL_RATES_JA } from './council-rates.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { COURT_JA } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_JA } from './credit-report.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { DISPUTES_TRIBUNAL_JA } from './disputes-tribunal.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_BILLS_JA } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_JA } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_JA } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_JA } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_JA } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_JA } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_JA } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_JA } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_JA } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_JA } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_JA } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_JA } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_JA } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_JA } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_JA } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_JA } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_JA } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_JA } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_JA } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_JA } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_JA } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_JA } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_JA } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_JA } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FINE_JA } from './fine.ts'
import { FLIGHTS_JA } from './flights.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INSOLVENCY_JA } from './insolvency.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOANS_JA } from './loans.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { NOTICE_TO_LEAVE_JA } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_JA } from './official-orders.ts'
import { PARKING_JA } from './parking.ts'
import { PARTICULAR_DEBTS_JA } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_JA } from './personal-grievance.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { TAX_JA } from './tax.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { UNIT_LEVIES_JA } from './unit-levies.ts'
import { UNIT_TITLES_JA } from './unit-titles.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'

export const NZ_JA: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_JA,
      ...CONSUMER_JA,
      ...CONSUMER_STEPS_JA,
      ...COURT_JUDGMENT_JA,
      ...DEBT_COLLECTION_JA,
      ...EMPLOYMENT_JA,
      ...HOUSING_JA,
      ...INSOLVENCY_JA,
      ...NOTICE_TO_LEAVE_JA,
      ...PERSONAL_GRIEVANCE_JA,
      ...SCAM_JA,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_JA,
  ...BANK_ACCOUNT_JA,
  ...BENEFIT_DECISION_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...BOND_DEDUCTIONS_JA,
  ...CAR_LOAN_JA,
  ...CEASE_AND_DESIST_JA,
  ...CHANGES_JA,
  ...CHILD_SUPPORT_JA,
  ...COMPLAINT_REFUSED_JA,
  ...CONSUMER_JA,
  ...CONSUMER_STEPS_JA,
  ...COPYRIGHT_JA,
  ...COUNCIL_RATES_JA,
  ...COURT_JUDGMENT_JA,
  ...BANKRUPTCY_NOTICE_JA,
  ...COURT_JA,
  ...TOO_LATE_JA,
  ...DISPUTES_TRIBUNAL_JA,
  ...CREDIT_REPORT_JA,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_JA,
  ...LOANS_JA,
  ...INSOLVENCY_JA,
  ...PARTICULAR_DEBTS_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...DEBT_COLLECTION_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...PERSONAL_GRIEVANCE_JA,
  ...EMPLOYMENT_JA,
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_COURT_CLAIM_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_LOANS_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BILLS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_FLIGHTS_JA,
  ...ENQUIRY_VISA_REFUSED_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_WORK_JA,
  ...ESTATE_DEBT_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...NOTICE_TO_LEAVE_JA,
  ...HOUSING_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...INSURANCE_JA,
  ...JURY_SERVICE_JA,
  ...LIMITATION_JA,
  ...MORTGAGE_JA,
  ...OFFICIAL_ORDERS_JA,
  ...PARKING_JA,
  ...POLICY_CANCELLED_JA,
  ...PRICE_RISE_JA,
  ...PUBLIC_DEBTS_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_JA,
  ...UNIT_LEVIES_JA,
  ...UNIT_TITLES_JA,
  ...WARNINGS_AT_WORK_JA,
  ...ENQUIRY_INHERITANCE_JA,
  ...ENQUIRY_CHILDREN_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_TRIAL_PERIOD_JA,
  ...ENQUIRY_HOME_SOLD_JA,
  ...ENQUIRY_SCHOOL_JA,
  ...ENQUIRY_HARDSHIP_MONEY_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_SEPARATED_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_LAST_PAY_JA,
  ...ENQUIRY_VISA_WORKER_JA,
  ...ENQUIRY_FLATMATES_JA,
  ...ENQUIRY_TENANT_COSTS_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_UNPAID_ORDER_JA,
  ...ENQUIRY_OWNER_MOVES_IN_JA,
  ...ENQUIRY_WORK_PAY_RULES_JA,
  ...ENQUIRY_FENCES_JA,
  ...ENQUIRY_CRASH_MY_FAULT_JA,
  ...ENQUIRY_MOVED_CHILD_JA,
  ...ENQUIRY_TERMS_OF_JOB_JA,
  ...ENQUIRY_HOMES_AND_NOTICES_JA,
  ...finalAnswerWords('nz', 'ja'),
}
