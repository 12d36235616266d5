/** The rows of New Zealand in Dutch. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_NL } from './accident-compensation.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_NL } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_NL } from './benefit-decision.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { BOND_DEDUCTIONS_NL } from './bond-deductions.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_SUPPORT_NL } from './child-support.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COUNCIL_RATES_NL } from './council-rates.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { COURT_NL } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_NL } from './credit-report.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { DISPUTES_TRIBUNAL_NL } from './disputes-tribunal.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_BILLS_NL } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_NL } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_NL } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_NL } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_NL } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_NL } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_NL } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_NL } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_NL } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_NL } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_NL } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_NL } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_NL } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_NL } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_NL } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_NL } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_NL } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_NL } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_NL } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_NL } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_NL } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_NL } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_NL } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_NL } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_NL } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_NL } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_NL } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FINE_NL } from './fine.ts'
import { FLIGHTS_NL } from './flights.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INSOLVENCY_NL } from './insolvency.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOANS_NL } from './loans.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { NOTICE_TO_LEAVE_NL } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_NL } from './official-orders.ts'
import { PARKING_NL } from './parking.ts'
import { PARTICULAR_DEBTS_NL } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_NL } from './personal-grievance.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { TAX_NL } from './tax.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { UNIT_LEVIES_NL } from './unit-levies.ts'
import { UNIT_TITLES_NL } from './unit-titles.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'

export const NZ_NL: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_NL,
      ...CONSUMER_NL,
      ...CONSUMER_STEPS_NL,
      ...COURT_JUDGMENT_NL,
      ...DEBT_COLLECTION_NL,
      ...EMPLOYMENT_NL,
      ...HOUSING_NL,
      ...INSOLVENCY_NL,
      ...NOTICE_TO_LEAVE_NL,
      ...PERSONAL_GRIEVANCE_NL,
      ...SCAM_NL,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_NL,
  ...BANK_ACCOUNT_NL,
  ...BENEFIT_DECISION_NL,
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...BOND_DEDUCTIONS_NL,
  ...CAR_LOAN_NL,
  ...CEASE_AND_DESIST_NL,
  ...CHANGES_NL,
  ...CHILD_SUPPORT_NL,
  ...COMPLAINT_REFUSED_NL,
  ...CONSUMER_NL,
  ...CONSUMER_STEPS_NL,
  ...COPYRIGHT_NL,
  ...COUNCIL_RATES_NL,
  ...COURT_JUDGMENT_NL,
  ...BANKRUPTCY_NOTICE_NL,
  ...COURT_NL,
  ...TOO_LATE_NL,
  ...DISPUTES_TRIBUNAL_NL,
  ...CREDIT_REPORT_NL,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_NL,
  ...LOANS_NL,
  ...INSOLVENCY_NL,
  ...PARTICULAR_DEBTS_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...DEBT_COLLECTION_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...PERSONAL_GRIEVANCE_NL,
  ...EMPLOYMENT_NL,
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_COURT_CLAIM_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_PURCHASE_NL,
  ...ENQUIRY_LOANS_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_TAX_AND_BENEFITS_NL,
  ...ENQUIRY_BILLS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_FLIGHTS_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_WORK_NL,
  ...ESTATE_DEBT_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...NOTICE_TO_LEAVE_NL,
  ...HOUSING_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...INSURANCE_NL,
  ...JURY_SERVICE_NL,
  ...LIMITATION_NL,
  ...MORTGAGE_NL,
  ...OFFICIAL_ORDERS_NL,
  ...PARKING_NL,
  ...POLICY_CANCELLED_NL,
  ...PRICE_RISE_NL,
  ...PUBLIC_DEBTS_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...TAX_NL,
  ...UNIT_LEVIES_NL,
  ...UNIT_TITLES_NL,
  ...WARNINGS_AT_WORK_NL,
  ...ENQUIRY_INHERITANCE_NL,
  ...ENQUIRY_CHILDREN_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_TRIAL_PERIOD_NL,
  ...ENQUIRY_HOME_SOLD_NL,
  ...ENQUIRY_SCHOOL_NL,
  ...ENQUIRY_HARDSHIP_MONEY_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_SEPARATED_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_LAST_PAY_NL,
  ...ENQUIRY_VISA_WORKER_NL,
  ...ENQUIRY_FLATMATES_NL,
  ...ENQUIRY_TENANT_COSTS_NL,
  ...ENQUIRY_OLD_DEBT_NL,
  ...ENQUIRY_UNPAID_ORDER_NL,
  ...ENQUIRY_OWNER_MOVES_IN_NL,
  ...ENQUIRY_WORK_PAY_RULES_NL,
  ...ENQUIRY_FENCES_NL,
  ...ENQUIRY_CRASH_MY_FAULT_NL,
  ...ENQUIRY_MOVED_CHILD_NL,
  ...ENQUIRY_TERMS_OF_JOB_NL,
  ...ENQUIRY_HOMES_AND_NOTICES_NL,
  ...finalAnswerWords('nz', 'nl'),
}
