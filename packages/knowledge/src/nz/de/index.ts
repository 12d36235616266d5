/** The rows of New Zealand in German. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_DE } from './accident-compensation.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_DE } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_DE } from './benefit-decision.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { BOND_DEDUCTIONS_DE } from './bond-deductions.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_SUPPORT_DE } from './child-support.ts'
import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COUNCIL_RATES_DE } from './council-rates.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { COURT_DE } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_DE } from './credit-report.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { DISPUTES_TRIBUNAL_DE } from './disputes-tribunal.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_BILLS_DE } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_DE } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_DE } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_DE } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_DE } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_DE } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_DE } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_DE } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_DE } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_DE } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_DE } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_DE } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_DE } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_DE } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_DE } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_DE } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_DE } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_DE } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_DE } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_DE } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_DE } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_DE } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_DE } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_DE } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_DE } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_DE } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_DE } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_DE } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_DE } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_DE } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FINE_DE } from './fine.ts'
import { FLIGHTS_DE } from './flights.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INSOLVENCY_DE } from './insolvency.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LOANS_DE } from './loans.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { NOTICE_TO_LEAVE_DE } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_DE } from './official-orders.ts'
import { PARKING_DE } from './parking.ts'
import { PARTICULAR_DEBTS_DE } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_DE } from './personal-grievance.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { TAX_DE } from './tax.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { UNIT_LEVIES_DE } from './unit-levies.ts'
import { UNIT_TITLES_DE } from './unit-titles.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'

export const NZ_DE: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_DE,
      ...CONSUMER_DE,
      ...CONSUMER_STEPS_DE,
      ...COURT_JUDGMENT_DE,
      ...DEBT_COLLECTION_DE,
      ...EMPLOYMENT_DE,
      ...HOUSING_DE,
      ...INSOLVENCY_DE,
      ...NOTICE_TO_LEAVE_DE,
      ...PERSONAL_GRIEVANCE_DE,
      ...SCAM_DE,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_DE,
  ...BANK_ACCOUNT_DE,
  ...BENEFIT_DECISION_DE,
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...BOND_DEDUCTIONS_DE,
  ...CAR_LOAN_DE,
  ...CEASE_AND_DESIST_DE,
  ...CHANGES_DE,
  ...CHILD_SUPPORT_DE,
  ...COMPLAINT_REFUSED_DE,
  ...CONSUMER_DE,
  ...CONSUMER_STEPS_DE,
  ...COPYRIGHT_DE,
  ...COUNCIL_RATES_DE,
  ...COURT_JUDGMENT_DE,
  ...BANKRUPTCY_NOTICE_DE,
  ...COURT_DE,
  ...TOO_LATE_DE,
  ...DISPUTES_TRIBUNAL_DE,
  ...CREDIT_REPORT_DE,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_DE,
  ...LOANS_DE,
  ...INSOLVENCY_DE,
  ...PARTICULAR_DEBTS_DE,
  ...COLLECTOR_CONDUCT_DE,
  ...DEBT_COLLECTION_DE,
  ...DEPOSIT_DE,
  ...DISCIPLINE_DE,
  ...PERSONAL_GRIEVANCE_DE,
  ...EMPLOYMENT_DE,
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_COURT_CLAIM_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_FAULTY_GOODS_DE,
  ...ENQUIRY_PURCHASE_DE,
  ...ENQUIRY_LOANS_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_TAX_AND_BENEFITS_DE,
  ...ENQUIRY_BILLS_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...ENQUIRY_TRADESPEOPLE_DE,
  ...ENQUIRY_FLIGHTS_DE,
  ...ENQUIRY_VISA_REFUSED_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_WORK_DE,
  ...ESTATE_DEBT_DE,
  ...FINE_DE,
  ...FLIGHTS_DE,
  ...HELP_DE,
  ...NOTICE_TO_LEAVE_DE,
  ...HOUSING_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...INSURANCE_DE,
  ...JURY_SERVICE_DE,
  ...LIMITATION_DE,
  ...MORTGAGE_DE,
  ...OFFICIAL_ORDERS_DE,
  ...PARKING_DE,
  ...POLICY_CANCELLED_DE,
  ...PRICE_RISE_DE,
  ...PUBLIC_DEBTS_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...TAX_DE,
  ...UNIT_LEVIES_DE,
  ...UNIT_TITLES_DE,
  ...WARNINGS_AT_WORK_DE,
  ...ENQUIRY_INHERITANCE_DE,
  ...ENQUIRY_CHILDREN_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_TRIAL_PERIOD_DE,
  ...ENQUIRY_HOME_SOLD_DE,
  ...ENQUIRY_SCHOOL_DE,
  ...ENQUIRY_HARDSHIP_MONEY_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_SEPARATED_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_LAST_PAY_DE,
  ...ENQUIRY_VISA_WORKER_DE,
  ...ENQUIRY_FLATMATES_DE,
  ...ENQUIRY_TENANT_COSTS_DE,
  ...ENQUIRY_OLD_DEBT_DE,
  ...ENQUIRY_UNPAID_ORDER_DE,
  ...ENQUIRY_OWNER_MOVES_IN_DE,
  ...ENQUIRY_WORK_PAY_RULES_DE,
  ...ENQUIRY_FENCES_DE,
  ...ENQUIRY_CRASH_MY_FAULT_DE,
  ...ENQUIRY_MOVED_CHILD_DE,
  ...ENQUIRY_TERMS_OF_JOB_DE,
  ...ENQUIRY_HOMES_AND_NOTICES_DE,
  ...finalAnswerWords('nz', 'de'),
}
