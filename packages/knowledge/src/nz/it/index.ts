/** The rows of New Zealand in Italian. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_IT } from './accident-compensation.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_IT } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_IT } from './benefit-decision.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_IT } from './bills.ts'
import { BOND_DEDUCTIONS_IT } from './bond-deductions.ts'
import { CAR_LOAN_IT } from './car-loan.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHANGES_IT } from './changes.ts'
import { CHILD_SUPPORT_IT } from './child-support.ts'
import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONSUMER_STEPS_IT } from './consumer-steps.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COUNCIL_RATES_IT } from './council-rates.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { COURT_IT } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_IT } from './credit-report.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEPOSIT_IT } from './deposit.ts'
import { DISCIPLINE_IT } from './discipline.ts'
import { DISPUTES_TRIBUNAL_IT } from './disputes-tribunal.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENQUIRY_BILLS_IT } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_IT } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_IT } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_IT } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_IT } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_IT } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_IT } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_IT } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_IT } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_IT } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_IT } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_IT } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_IT } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_IT } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_IT } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_IT } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_IT } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_IT } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_IT } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_IT } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_IT } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_IT } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_IT } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_IT } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_IT } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_IT } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_IT } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_IT } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_IT } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { FINE_IT } from './fine.ts'
import { FLIGHTS_IT } from './flights.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { INSOLVENCY_IT } from './insolvency.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOANS_IT } from './loans.ts'
import { MORTGAGE_IT } from './mortgage.ts'
import { NOTICE_TO_LEAVE_IT } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_IT } from './official-orders.ts'
import { PARKING_IT } from './parking.ts'
import { PARTICULAR_DEBTS_IT } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_IT } from './personal-grievance.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { TAX_IT } from './tax.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { UNIT_LEVIES_IT } from './unit-levies.ts'
import { UNIT_TITLES_IT } from './unit-titles.ts'
import { WARNINGS_AT_WORK_IT } from './warnings-at-work.ts'

export const NZ_IT: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_IT,
      ...CONSUMER_IT,
      ...CONSUMER_STEPS_IT,
      ...COURT_JUDGMENT_IT,
      ...DEBT_COLLECTION_IT,
      ...EMPLOYMENT_IT,
      ...HOUSING_IT,
      ...INSOLVENCY_IT,
      ...NOTICE_TO_LEAVE_IT,
      ...PERSONAL_GRIEVANCE_IT,
      ...SCAM_IT,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_IT,
  ...BANK_ACCOUNT_IT,
  ...BENEFIT_DECISION_IT,
  ...BENEFITS_IT,
  ...BILLS_IT,
  ...BOND_DEDUCTIONS_IT,
  ...CAR_LOAN_IT,
  ...CEASE_AND_DESIST_IT,
  ...CHANGES_IT,
  ...CHILD_SUPPORT_IT,
  ...COMPLAINT_REFUSED_IT,
  ...CONSUMER_IT,
  ...CONSUMER_STEPS_IT,
  ...COPYRIGHT_IT,
  ...COUNCIL_RATES_IT,
  ...COURT_JUDGMENT_IT,
  ...BANKRUPTCY_NOTICE_IT,
  ...COURT_IT,
  ...TOO_LATE_IT,
  ...DISPUTES_TRIBUNAL_IT,
  ...CREDIT_REPORT_IT,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_IT,
  ...LOANS_IT,
  ...INSOLVENCY_IT,
  ...PARTICULAR_DEBTS_IT,
  ...COLLECTOR_CONDUCT_IT,
  ...DEBT_COLLECTION_IT,
  ...DEPOSIT_IT,
  ...DISCIPLINE_IT,
  ...PERSONAL_GRIEVANCE_IT,
  ...EMPLOYMENT_IT,
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_COURT_CLAIM_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_FAULTY_GOODS_IT,
  ...ENQUIRY_PURCHASE_IT,
  ...ENQUIRY_LOANS_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_TAX_AND_BENEFITS_IT,
  ...ENQUIRY_BILLS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_FLIGHTS_IT,
  ...ENQUIRY_VISA_REFUSED_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_WORK_IT,
  ...ESTATE_DEBT_IT,
  ...FINE_IT,
  ...FLIGHTS_IT,
  ...HELP_IT,
  ...NOTICE_TO_LEAVE_IT,
  ...HOUSING_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...INSURANCE_IT,
  ...JURY_SERVICE_IT,
  ...LIMITATION_IT,
  ...MORTGAGE_IT,
  ...OFFICIAL_ORDERS_IT,
  ...PARKING_IT,
  ...POLICY_CANCELLED_IT,
  ...PRICE_RISE_IT,
  ...PUBLIC_DEBTS_IT,
  ...RENT_RISE_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...TAX_IT,
  ...UNIT_LEVIES_IT,
  ...UNIT_TITLES_IT,
  ...WARNINGS_AT_WORK_IT,
  ...ENQUIRY_INHERITANCE_IT,
  ...ENQUIRY_CHILDREN_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_TRIAL_PERIOD_IT,
  ...ENQUIRY_HOME_SOLD_IT,
  ...ENQUIRY_SCHOOL_IT,
  ...ENQUIRY_HARDSHIP_MONEY_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_SEPARATED_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_LAST_PAY_IT,
  ...ENQUIRY_VISA_WORKER_IT,
  ...ENQUIRY_FLATMATES_IT,
  ...ENQUIRY_TENANT_COSTS_IT,
  ...ENQUIRY_OLD_DEBT_IT,
  ...ENQUIRY_UNPAID_ORDER_IT,
  ...ENQUIRY_OWNER_MOVES_IN_IT,
  ...ENQUIRY_WORK_PAY_RULES_IT,
  ...ENQUIRY_FENCES_IT,
  ...ENQUIRY_CRASH_MY_FAULT_IT,
  ...ENQUIRY_MOVED_CHILD_IT,
  ...ENQUIRY_TERMS_OF_JOB_IT,
  ...ENQUIRY_HOMES_AND_NOTICES_IT,
  ...finalAnswerWords('nz', 'it'),
}
