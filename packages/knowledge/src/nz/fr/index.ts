/** The rows of New Zealand in French. Bodies, acts and forms that work in English keep their English name. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { ACCIDENT_COMPENSATION_FR } from './accident-compensation.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_FR } from './bankruptcy-notice.ts'
import { BENEFIT_DECISION_FR } from './benefit-decision.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { BOND_DEDUCTIONS_FR } from './bond-deductions.ts'
import { CAR_LOAN_FR } from './car-loan.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHANGES_FR } from './changes.ts'
import { CHILD_SUPPORT_FR } from './child-support.ts'
import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_STEPS_FR } from './consumer-steps.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COUNCIL_RATES_FR } from './council-rates.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { COURT_FR } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_FR } from './credit-report.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEPOSIT_FR } from './deposit.ts'
import { DISCIPLINE_FR } from './discipline.ts'
import { DISPUTES_TRIBUNAL_FR } from './disputes-tribunal.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENQUIRY_BILLS_FR } from './enquiry-bills.ts'
import { ENQUIRY_CHILDREN_FR } from './enquiry-children.ts'
import { ENQUIRY_COURT_CLAIM_FR } from './enquiry-court-claim.ts'
import { ENQUIRY_CRASH_MY_FAULT_FR } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_FR } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FAULTY_GOODS_FR } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCES_FR } from './enquiry-fences.ts'
import { ENQUIRY_FLATMATES_FR } from './enquiry-flatmates.ts'
import { ENQUIRY_FLIGHTS_FR } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_FR } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOME_SOLD_FR } from './enquiry-home-sold.ts'
import { ENQUIRY_HOMES_AND_NOTICES_FR } from './enquiry-homes-and-notices.ts'
import { ENQUIRY_INHERITANCE_FR } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_LAST_PAY_FR } from './enquiry-last-pay.ts'
import { ENQUIRY_LOANS_FR } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_FR } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_FR } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNER_MOVES_IN_FR } from './enquiry-owner-moves-in.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_FR } from './enquiry-purchase.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SCHOOL_FR } from './enquiry-school.ts'
import { ENQUIRY_SEPARATED_FR } from './enquiry-separated.ts'
import { ENQUIRY_TAX_AND_BENEFITS_FR } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TENANT_COSTS_FR } from './enquiry-tenant-costs.ts'
import { ENQUIRY_TERMS_OF_JOB_FR } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_FR } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRIAL_PERIOD_FR } from './enquiry-trial-period.ts'
import { ENQUIRY_UNPAID_ORDER_FR } from './enquiry-unpaid-order.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_FR } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_FR } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_PAY_RULES_FR } from './enquiry-work-pay-rules.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FINE_FR } from './fine.ts'
import { FLIGHTS_FR } from './flights.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INSOLVENCY_FR } from './insolvency.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LOANS_FR } from './loans.ts'
import { MORTGAGE_FR } from './mortgage.ts'
import { NOTICE_TO_LEAVE_FR } from './notice-to-leave.ts'
import { OFFICIAL_ORDERS_FR } from './official-orders.ts'
import { PARKING_FR } from './parking.ts'
import { PARTICULAR_DEBTS_FR } from './particular-debts.ts'
import { PERSONAL_GRIEVANCE_FR } from './personal-grievance.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'
import { TAX_FR } from './tax.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { UNIT_LEVIES_FR } from './unit-levies.ts'
import { UNIT_TITLES_FR } from './unit-titles.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'

export const NZ_FR: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_FR,
      ...CONSUMER_FR,
      ...CONSUMER_STEPS_FR,
      ...COURT_JUDGMENT_FR,
      ...DEBT_COLLECTION_FR,
      ...EMPLOYMENT_FR,
      ...HOUSING_FR,
      ...INSOLVENCY_FR,
      ...NOTICE_TO_LEAVE_FR,
      ...PERSONAL_GRIEVANCE_FR,
      ...SCAM_FR,
    },
    FITS,
  ),
  ...ACCIDENT_COMPENSATION_FR,
  ...BANK_ACCOUNT_FR,
  ...BENEFIT_DECISION_FR,
  ...BENEFITS_FR,
  ...BILLS_FR,
  ...BOND_DEDUCTIONS_FR,
  ...CAR_LOAN_FR,
  ...CEASE_AND_DESIST_FR,
  ...CHANGES_FR,
  ...CHILD_SUPPORT_FR,
  ...COMPLAINT_REFUSED_FR,
  ...CONSUMER_FR,
  ...CONSUMER_STEPS_FR,
  ...COPYRIGHT_FR,
  ...COUNCIL_RATES_FR,
  ...COURT_JUDGMENT_FR,
  ...BANKRUPTCY_NOTICE_FR,
  ...COURT_FR,
  ...TOO_LATE_FR,
  ...DISPUTES_TRIBUNAL_FR,
  ...CREDIT_REPORT_FR,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_FR,
  ...LOANS_FR,
  ...INSOLVENCY_FR,
  ...PARTICULAR_DEBTS_FR,
  ...COLLECTOR_CONDUCT_FR,
  ...DEBT_COLLECTION_FR,
  ...DEPOSIT_FR,
  ...DISCIPLINE_FR,
  ...PERSONAL_GRIEVANCE_FR,
  ...EMPLOYMENT_FR,
  ...ENQUIRY_NEED_TONIGHT_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_COURT_CLAIM_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_FAULTY_GOODS_FR,
  ...ENQUIRY_PURCHASE_FR,
  ...ENQUIRY_LOANS_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_TAX_AND_BENEFITS_FR,
  ...ENQUIRY_BILLS_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...ENQUIRY_TRADESPEOPLE_FR,
  ...ENQUIRY_FLIGHTS_FR,
  ...ENQUIRY_VISA_REFUSED_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_WORK_FR,
  ...ESTATE_DEBT_FR,
  ...FINE_FR,
  ...FLIGHTS_FR,
  ...HELP_FR,
  ...NOTICE_TO_LEAVE_FR,
  ...HOUSING_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...INSURANCE_FR,
  ...JURY_SERVICE_FR,
  ...LIMITATION_FR,
  ...MORTGAGE_FR,
  ...OFFICIAL_ORDERS_FR,
  ...PARKING_FR,
  ...POLICY_CANCELLED_FR,
  ...PRICE_RISE_FR,
  ...PUBLIC_DEBTS_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...TAX_FR,
  ...UNIT_LEVIES_FR,
  ...UNIT_TITLES_FR,
  ...WARNINGS_AT_WORK_FR,
  ...ENQUIRY_INHERITANCE_FR,
  ...ENQUIRY_CHILDREN_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_TRIAL_PERIOD_FR,
  ...ENQUIRY_HOME_SOLD_FR,
  ...ENQUIRY_SCHOOL_FR,
  ...ENQUIRY_HARDSHIP_MONEY_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_SEPARATED_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_LAST_PAY_FR,
  ...ENQUIRY_VISA_WORKER_FR,
  ...ENQUIRY_FLATMATES_FR,
  ...ENQUIRY_TENANT_COSTS_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_UNPAID_ORDER_FR,
  ...ENQUIRY_OWNER_MOVES_IN_FR,
  ...ENQUIRY_WORK_PAY_RULES_FR,
  ...ENQUIRY_FENCES_FR,
  ...ENQUIRY_CRASH_MY_FAULT_FR,
  ...ENQUIRY_MOVED_CHILD_FR,
  ...ENQUIRY_TERMS_OF_JOB_FR,
  ...ENQUIRY_HOMES_AND_NOTICES_FR,
  ...finalAnswerWords('nz', 'fr'),
}
