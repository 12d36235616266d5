/** The rows of Australia in Dutch. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_NL } from './bankruptcy-notice.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_NL } from './bills.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CARD_PAYMENTS_NL } from './card-payments.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_NL } from './centrelink-decision.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_SUPPORT_NL } from './child-support.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COUNCIL_RATES_NL } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_NL } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { COURT_NL } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_NL } from './credit-report.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DAYS_TO_ANSWER_NL } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENERGY_DEBT_NL } from './energy-debt.ts'
import { ENQUIRY_BILLS_NL } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_NL } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_NL } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_NL } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_NL } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_NL } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_NL } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_NL } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_NL } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_NL } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_NL } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_NL } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_NL } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_NL } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_NL } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_NL } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_NL } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_NL } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_NL } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_NL } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_NL } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_NL } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_NL } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_NL } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_NL } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_NL } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_NL } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_NL } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_NL } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_NL } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_NL } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_NL } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_NL } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_NL } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_NL } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_NL } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_NL } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_NL } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FINE_NL } from './fine.ts'
import { FINES_BY_STATE_NL } from './fines-by-state.ts'
import { FLIGHTS_NL } from './flights.ts'
import { PUBLIC_BODIES_NL } from './help-public-bodies.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_NL } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_NL } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_NL } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_NL } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_NL } from './housing-western-australia.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LAST_PAY_NL } from './last-pay.ts'
import { LAWYERS_BILL_NL } from './lawyers-bill.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LOAN_ARREARS_NL } from './loan-arrears.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { OFFICIAL_ORDERS_NL } from './official-orders.ts'
import { PARKING_NL } from './parking.ts'
import { PARTICULAR_DEBTS_NL } from './particular-debts.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { REDUNDANCY_NL } from './redundancy.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICES_NL } from './services.ts'
import { STATE_ACTS_NL } from './state-acts.ts'
import { STRATA_NL } from './strata.ts'
import { TAX_NL } from './tax.ts'
import { TOLLS_NL } from './tolls.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { UNPAID_FINES_NL } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'
import { WORK_INJURY_NL } from './work-injury.ts'

export const AU_NL: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_NL,
      ...CONSUMER_NL,
      ...CONSUMER_STEPS_NL,
      ...COURT_JUDGMENT_NL,
      ...COURT_JUDGMENT_BY_STATE_NL,
      ...DEBT_COLLECTION_NL,
      ...DEBT_COLLECTION_STEPS_NL,
      ...EMPLOYMENT_NL,
      ...HOUSING_NL,
      ...HOUSING_NEW_SOUTH_WALES_NL,
      ...HOUSING_QUEENSLAND_NL,
      ...HOUSING_SMALLER_STATES_NL,
      ...HOUSING_VICTORIA_NL,
      ...LAST_PAY_NL,
      ...REDUNDANCY_NL,
      ...SCAM_NL,
      ...SERVICES_NL,
      ...STATE_ACTS_NL,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_NL,
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...CAR_LOAN_NL,
  ...CARD_PAYMENTS_NL,
  ...CEASE_AND_DESIST_NL,
  ...CENTRELINK_DECISION_NL,
  ...CHANGES_NL,
  ...CHILD_SUPPORT_NL,
  ...COMPLAINT_REFUSED_NL,
  ...SERVICES_NL,
  ...CONSUMER_NL,
  ...CONSUMER_STEPS_NL,
  ...COPYRIGHT_NL,
  ...COUNCIL_RATES_NL,
  ...DAYS_TO_ANSWER_NL,
  ...COURT_JUDGMENT_NL,
  ...COURT_JUDGMENT_BY_STATE_NL,
  ...BANKRUPTCY_NOTICE_NL,
  ...COURT_NL,
  ...TOO_LATE_NL,
  ...CREDIT_REPORT_NL,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...LOAN_ARREARS_NL,
  ...PARTICULAR_DEBTS_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...REDUNDANCY_NL,
  ...LAST_PAY_NL,
  ...EMPLOYMENT_NL,
  ...ENERGY_DEBT_NL,
  ...STATE_ACTS_NL,
  ...ENQUIRY_NEED_TONIGHT_NL,
  ...ENQUIRY_LOANS_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_OWNED_HOME_NL,
  ...ENQUIRY_FLIGHTS_NL,
  ...ENQUIRY_VISA_REFUSED_NL,
  ...ENQUIRY_CITIZENSHIP_NL,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_NL,
  ...ENQUIRY_FIRED_WHILE_INJURED_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_WORK_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_COURT_CLAIM_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_BOND_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_PURCHASE_NL,
  ...ENQUIRY_FRAUD_NL,
  ...ENQUIRY_ON_THE_ROAD_NL,
  ...ENQUIRY_TAX_AND_BENEFITS_NL,
  ...ENQUIRY_BILLS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ESTATE_DEBT_NL,
  ...TOLLS_NL,
  ...FINES_BY_STATE_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...PUBLIC_BODIES_NL,
  ...HOUSING_NEW_SOUTH_WALES_NL,
  ...HOUSING_VICTORIA_NL,
  ...HOUSING_QUEENSLAND_NL,
  ...HOUSING_WESTERN_AUSTRALIA_NL,
  ...HOUSING_NL,
  ...HOUSING_SMALLER_STATES_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...INSURANCE_NL,
  ...JURY_SERVICE_NL,
  ...LAWYERS_BILL_NL,
  ...LIMITATION_NL,
  ...MORTGAGE_NL,
  ...OFFICIAL_ORDERS_NL,
  ...PARKING_NL,
  ...POLICY_CANCELLED_NL,
  ...PRICE_RISE_NL,
  ...UNPAID_FINES_NL,
  ...PUBLIC_DEBTS_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...STRATA_NL,
  ...TAX_NL,
  ...WARNINGS_AT_WORK_NL,
  ...ENQUIRY_INHERITANCE_NL,
  ...ENQUIRY_CHILDREN_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_DEALER_WARRANTY_NL,
  ...ENQUIRY_PAY_NL,
  ...ENQUIRY_LEAVE_NL,
  ...ENQUIRY_BOND_CLAIMED_NL,
  ...ENQUIRY_HOUSE_SOLD_NL,
  ...ENQUIRY_VISA_WORKER_NL,
  ...ENQUIRY_FENCES_NL,
  ...ENQUIRY_OLD_DEBT_NL,
  ...ENQUIRY_LAST_WAGES_NL,
  ...ENQUIRY_SEPARATED_NL,
  ...ENQUIRY_CRIMINAL_NL,
  ...ENQUIRY_HARDSHIP_MONEY_NL,
  ...ENQUIRY_LEASE_REASONS_NL,
  ...ENQUIRY_WORK_CLAIMS_NL,
  ...ENQUIRY_COURT_OFFICER_NL,
  ...ENQUIRY_CRASH_MY_FAULT_NL,
  ...ENQUIRY_MOVED_CHILD_NL,
  ...ENQUIRY_LANDLORD_VISITS_NL,
  ...ENQUIRY_TERMS_OF_JOB_NL,
  ...ENQUIRY_LEASES_AND_CASUALS_NL,
  ...finalAnswerWords('au', 'nl'),
  ...WORK_INJURY_NL,
  ...ENQUIRY_STREET_SEARCH_NL,
}
