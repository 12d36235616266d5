/** The rows of New Zealand in Spanish. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_ES } from './accident-compensation.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_ES } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_ES } from './benefit-decision.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { BOND_DEDUCTIONS_ES } from './bond-deductions.ts'
import { CAR_LOAN_ES } from './car-loan.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_SUPPORT_ES } from './child-support.ts'
import { COLLECTOR_CONDUCT_ES } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COUNCIL_RATES_ES } from './council-rates.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { COURT_ES } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_ES } from './credit-report.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSIT_ES } from './deposit.ts'
import { DISCIPLINE_ES } from './discipline.ts'
import { DISPUTES_TRIBUNAL_ES } from './disputes-tribunal.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENQUIRY_BILLS_ES } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_ES } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_ES } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_ES } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_ES } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_ES } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_ES } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_ES } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_ES } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_ES } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_ES } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_ES } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_ES } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_ES } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_ES } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_ES } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_ES } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_ES } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_ES } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_ES } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_ES } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_ES } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_ES } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_ES } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_ES } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_ES } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_ES } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_ES } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_ES } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_ES } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FINE_ES } from './fine.ts'
import { FLIGHTS_ES } from './flights.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INSOLVENCY_ES } from './insolvency.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LOANS_ES } from './loans.ts'
import { MORTGAGE_ES } from './mortgage.ts'
import { NOTICE_TO_LEAVE_ES } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_ES } from './official-orders.ts'
import { PARKING_ES } from './parking.ts'
import { PARTICULAR_DEBTS_ES } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_ES } from './personal-grievance.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'
import { TAX_ES } from './tax.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { UNIT_LEVIES_ES } from './unit-levies.ts'
import { UNIT_TITLES_ES } from './unit-titles.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'

export const NZ_ES: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_ES,
      ...CONSUMER_ES,
      ...CONSUMER_STEPS_ES,
      ...COURT_JUDGMENT_ES,
      ...DEBT_COLLECTION_ES,
      ...EMPLOYMENT_ES,
      ...HOUSING_ES,
      ...INSOLVENCY_ES,
      ...NOTICE_TO_LEAVE_ES,
      ...PERSONAL_GRIEVANCE_ES,
      ...SCAM_ES,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_ES,
  ...BANK_ACCOUNT_ES,
  ...BENEFIT_DECISION_ES,
  ...BENEFITS_ES,
  ...BILLS_ES,
  ...BOND_DEDUCTIONS_ES,
  ...CAR_LOAN_ES,
  ...CEASE_AND_DESIST_ES,
  ...CHANGES_ES,
  ...CHILD_SUPPORT_ES,
  ...COMPLAINT_REFUSED_ES,
  ...CONSUMER_ES,
  ...CONSUMER_STEPS_ES,
  ...COPYRIGHT_ES,
  ...COUNCIL_RATES_ES,
  ...COURT_JUDGMENT_ES,
  ...BANKRUPTCY_NOTICE_ES,
  ...COURT_ES,
  ...TOO_LATE_ES,
  ...DISPUTES_TRIBUNAL_ES,
  ...CREDIT_REPORT_ES,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_ES,
  ...LOANS_ES,
  ...INSOLVENCY_ES,
  ...PARTICULAR_DEBTS_ES,
  ...COLLECTOR_CONDUCT_ES,
  ...DEBT_COLLECTION_ES,
  ...DEPOSIT_ES,
  ...DISCIPLINE_ES,
  ...PERSONAL_GRIEVANCE_ES,
  ...EMPLOYMENT_ES,
  ...ENQUIRY_NEED_TONIGHT_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_COURT_CLAIM_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_FAULTY_GOODS_ES,
  ...ENQUIRY_PURCHASE_ES,
  ...ENQUIRY_LOANS_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_TAX_AND_BENEFITS_ES,
  ...ENQUIRY_BILLS_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...ENQUIRY_TRADESPEOPLE_ES,
  ...ENQUIRY_FLIGHTS_ES,
  ...ENQUIRY_VISA_REFUSED_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_WORK_ES,
  ...ESTATE_DEBT_ES,
  ...FINE_ES,
  ...FLIGHTS_ES,
  ...HELP_ES,
  ...NOTICE_TO_LEAVE_ES,
  ...HOUSING_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...INSURANCE_ES,
  ...JURY_SERVICE_ES,
  ...LIMITATION_ES,
  ...MORTGAGE_ES,
  ...OFFICIAL_ORDERS_ES,
  ...PARKING_ES,
  ...POLICY_CANCELLED_ES,
  ...PRICE_RISE_ES,
  ...PUBLIC_DEBTS_ES,
  ...RENT_RISE_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...TAX_ES,
  ...UNIT_LEVIES_ES,
  ...UNIT_TITLES_ES,
  ...WARNINGS_AT_WORK_ES,
  ...ENQUIRY_INHERITANCE_ES,
  ...ENQUIRY_CHILDREN_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_TRIAL_PERIOD_ES,
  ...ENQUIRY_HOME_SOLD_ES,
  ...ENQUIRY_SCHOOL_ES,
  ...ENQUIRY_HARDSHIP_MONEY_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_SEPARATED_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_LAST_PAY_ES,
  ...ENQUIRY_VISA_WORKER_ES,
  ...ENQUIRY_FLATMATES_ES,
  ...ENQUIRY_TENANT_COSTS_ES,
  ...ENQUIRY_OLD_DEBT_ES,
  ...ENQUIRY_UNPAID_ORDER_ES,
  ...ENQUIRY_OWNER_MOVES_IN_ES,
  ...ENQUIRY_WORK_PAY_RULES_ES,
  ...ENQUIRY_FENCES_ES,
  ...ENQUIRY_CRASH_MY_FAULT_ES,
  ...ENQUIRY_MOVED_CHILD_ES,
  ...ENQUIRY_TERMS_OF_JOB_ES,
  ...ENQUIRY_HOMES_AND_NOTICES_ES,
  ...finalAnswerWords('nz', 'es'),
}
