/** The rows of Australia in Spanish. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_ES } from './bankruptcy-notice.ts'
import { BENEFITS_ES } from './benefits.ts'
import { BILLS_ES } from './bills.ts'
import { CAR_LOAN_ES } from './car-loan.ts'
import { CARD_PAYMENTS_ES } from './card-payments.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_ES } from './centrelink-decision.ts'
import { CHANGES_ES } from './changes.ts'
import { CHILD_SUPPORT_ES } from './child-support.ts'
import { COLLECTOR_CONDUCT_ES } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COPYRIGHT_ES } from './copyright.ts'
import { COUNCIL_RATES_ES } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_ES } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { COURT_ES } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_ES } from './credit-report.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DAYS_TO_ANSWER_ES } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DEPOSIT_ES } from './deposit.ts'
import { DISCIPLINE_ES } from './discipline.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENERGY_DEBT_ES } from './energy-debt.ts'
import { ENQUIRY_BILLS_ES } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_ES } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_ES } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_ES } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_ES } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_ES } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_ES } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_ES } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_ES } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_ES } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_ES } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_ES } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_ES } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_ES } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_ES } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_ES } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_ES } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_ES } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_ES } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_ES } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_ES } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_ES } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_ES } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_ES } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_ES } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_ES } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_ES } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_ES } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_ES } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_ES } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_ES } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_ES } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_ES } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_ES } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_ES } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_ES } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_ES } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_ES } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_ES } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_ES } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_ES } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_ES } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_ES } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_ES } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_ES } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_ES } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_ES } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FINE_ES } from './fine.ts'
import { FINES_BY_STATE_ES } from './fines-by-state.ts'
import { FLIGHTS_ES } from './flights.ts'
import { PUBLIC_BODIES_ES } from './help-public-bodies.ts'
import { HELP_ES } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_ES } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_ES } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_ES } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_ES } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_ES } from './housing-western-australia.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INSURANCE_ES } from './insurance.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LAST_PAY_ES } from './last-pay.ts'
import { LAWYERS_BILL_ES } from './lawyers-bill.ts'
import { LIMITATION_ES } from './limitation.ts'
import { LOAN_ARREARS_ES } from './loan-arrears.ts'
import { MORTGAGE_ES } from './mortgage.ts'
import { OFFICIAL_ORDERS_ES } from './official-orders.ts'
import { PARKING_ES } from './parking.ts'
import { PARTICULAR_DEBTS_ES } from './particular-debts.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { REDUNDANCY_ES } from './redundancy.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { SCAM_ES } from './scam.ts'
import { SENDERS_ES } from './senders.ts'
import { SERVICES_ES } from './services.ts'
import { STATE_ACTS_ES } from './state-acts.ts'
import { STRATA_ES } from './strata.ts'
import { TAX_ES } from './tax.ts'
import { TOLLS_ES } from './tolls.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { UNPAID_FINES_ES } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'
import { WORK_INJURY_ES } from './work-injury.ts'

export const AU_ES: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_ES,
      ...CONSUMER_ES,
      ...CONSUMER_STEPS_ES,
      ...COURT_JUDGMENT_ES,
      ...COURT_JUDGMENT_BY_STATE_ES,
      ...DEBT_COLLECTION_ES,
      ...DEBT_COLLECTION_STEPS_ES,
      ...EMPLOYMENT_ES,
      ...HOUSING_ES,
      ...HOUSING_NEW_SOUTH_WALES_ES,
      ...HOUSING_QUEENSLAND_ES,
      ...HOUSING_SMALLER_STATES_ES,
      ...HOUSING_VICTORIA_ES,
      ...LAST_PAY_ES,
      ...REDUNDANCY_ES,
      ...SCAM_ES,
      ...SERVICES_ES,
      ...STATE_ACTS_ES,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_ES,
  ...BENEFITS_ES,
  ...BILLS_ES,
  ...CAR_LOAN_ES,
  ...CARD_PAYMENTS_ES,
  ...CEASE_AND_DESIST_ES,
  ...CENTRELINK_DECISION_ES,
  ...CHANGES_ES,
  ...CHILD_SUPPORT_ES,
  ...COMPLAINT_REFUSED_ES,
  ...SERVICES_ES,
  ...CONSUMER_ES,
  ...CONSUMER_STEPS_ES,
  ...COPYRIGHT_ES,
  ...COUNCIL_RATES_ES,
  ...DAYS_TO_ANSWER_ES,
  ...COURT_JUDGMENT_ES,
  ...COURT_JUDGMENT_BY_STATE_ES,
  ...BANKRUPTCY_NOTICE_ES,
  ...COURT_ES,
  ...TOO_LATE_ES,
  ...CREDIT_REPORT_ES,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_ES,
  ...COLLECTOR_CONDUCT_ES,
  ...LOAN_ARREARS_ES,
  ...PARTICULAR_DEBTS_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEPOSIT_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...DISCIPLINE_ES,
  ...REDUNDANCY_ES,
  ...LAST_PAY_ES,
  ...EMPLOYMENT_ES,
  ...ENERGY_DEBT_ES,
  ...ENQUIRY_NEED_TONIGHT_ES,
  ...ENQUIRY_DEBT_ES,
  ...ENQUIRY_COURT_CLAIM_ES,
  ...ENQUIRY_EVICTION_ES,
  ...ENQUIRY_RENT_ES,
  ...ENQUIRY_BOND_ES,
  ...ENQUIRY_DISMISSAL_ES,
  ...ENQUIRY_PURCHASE_ES,
  ...ENQUIRY_FRAUD_ES,
  ...ENQUIRY_ON_THE_ROAD_ES,
  ...ENQUIRY_TAX_AND_BENEFITS_ES,
  ...ENQUIRY_BILLS_ES,
  ...ENQUIRY_INSURANCE_ES,
  ...STATE_ACTS_ES,
  ...ENQUIRY_LOANS_ES,
  ...ENQUIRY_TRADESPEOPLE_ES,
  ...ENQUIRY_OWNED_HOME_ES,
  ...ENQUIRY_FLIGHTS_ES,
  ...ENQUIRY_VISA_REFUSED_ES,
  ...ENQUIRY_CITIZENSHIP_ES,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_ES,
  ...ENQUIRY_FIRED_WHILE_INJURED_ES,
  ...ENQUIRY_PICTURE_CLAIM_ES,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_WORK_ES,
  ...ESTATE_DEBT_ES,
  ...TOLLS_ES,
  ...FINES_BY_STATE_ES,
  ...FINE_ES,
  ...FLIGHTS_ES,
  ...HELP_ES,
  ...PUBLIC_BODIES_ES,
  ...HOUSING_NEW_SOUTH_WALES_ES,
  ...HOUSING_VICTORIA_ES,
  ...HOUSING_QUEENSLAND_ES,
  ...HOUSING_WESTERN_AUSTRALIA_ES,
  ...HOUSING_ES,
  ...HOUSING_SMALLER_STATES_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...INSURANCE_ES,
  ...JURY_SERVICE_ES,
  ...LAWYERS_BILL_ES,
  ...LIMITATION_ES,
  ...MORTGAGE_ES,
  ...OFFICIAL_ORDERS_ES,
  ...PARKING_ES,
  ...POLICY_CANCELLED_ES,
  ...PRICE_RISE_ES,
  ...UNPAID_FINES_ES,
  ...PUBLIC_DEBTS_ES,
  ...RENT_RISE_ES,
  ...SCAM_ES,
  ...SENDERS_ES,
  ...STRATA_ES,
  ...TAX_ES,
  ...WARNINGS_AT_WORK_ES,
  ...ENQUIRY_INHERITANCE_ES,
  ...ENQUIRY_CHILDREN_ES,
  ...ENQUIRY_SAFETY_AT_HOME_ES,
  ...ENQUIRY_USED_CAR_ES,
  ...ENQUIRY_DEALER_WARRANTY_ES,
  ...ENQUIRY_PAY_ES,
  ...ENQUIRY_LEAVE_ES,
  ...ENQUIRY_BOND_CLAIMED_ES,
  ...ENQUIRY_HOUSE_SOLD_ES,
  ...ENQUIRY_VISA_WORKER_ES,
  ...ENQUIRY_FENCES_ES,
  ...ENQUIRY_OLD_DEBT_ES,
  ...ENQUIRY_LAST_WAGES_ES,
  ...ENQUIRY_SEPARATED_ES,
  ...ENQUIRY_CRIMINAL_ES,
  ...ENQUIRY_HARDSHIP_MONEY_ES,
  ...ENQUIRY_LEASE_REASONS_ES,
  ...ENQUIRY_WORK_CLAIMS_ES,
  ...ENQUIRY_COURT_OFFICER_ES,
  ...ENQUIRY_CRASH_MY_FAULT_ES,
  ...ENQUIRY_MOVED_CHILD_ES,
  ...ENQUIRY_LANDLORD_VISITS_ES,
  ...ENQUIRY_TERMS_OF_JOB_ES,
  ...ENQUIRY_LEASES_AND_CASUALS_ES,
  ...finalAnswerWords('au', 'es'),
  ...WORK_INJURY_ES,
  ...ENQUIRY_STREET_SEARCH_ES,
}
