/** The rows of Australia in Italian. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_IT } from './bankruptcy-notice.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_IT } from './bills.ts'
import { CAR_LOAN_IT } from './car-loan.ts'
import { CARD_PAYMENTS_IT } from './card-payments.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_IT } from './centrelink-decision.ts'
import { CHANGES_IT } from './changes.ts'
import { CHILD_SUPPORT_IT } from './child-support.ts'
import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONSUMER_STEPS_IT } from './consumer-steps.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COUNCIL_RATES_IT } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_IT } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { COURT_IT } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_IT } from './credit-report.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DAYS_TO_ANSWER_IT } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_IT } from './deposit-deductions.ts'
import { DEPOSIT_IT } from './deposit.ts'
import { DISCIPLINE_IT } from './discipline.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENERGY_DEBT_IT } from './energy-debt.ts'
import { ENQUIRY_BILLS_IT } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_IT } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_IT } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_IT } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_IT } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_IT } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_IT } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_IT } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_IT } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_IT } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_IT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_IT } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_IT } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_IT } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_IT } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_IT } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_IT } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_IT } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_IT } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_IT } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_IT } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_IT } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_IT } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_IT } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_IT } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_IT } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_IT } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_IT } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_IT } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_IT } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_IT } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_IT } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_IT } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_IT } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_IT } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_IT } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_IT } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_IT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_IT } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_IT } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_IT } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_IT } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_IT } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_IT } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_IT } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_IT } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_IT } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_IT } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { FINE_IT } from './fine.ts'
import { FINES_BY_STATE_IT } from './fines-by-state.ts'
import { FLIGHTS_IT } from './flights.ts'
import { PUBLIC_BODIES_IT } from './help-public-bodies.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_IT } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_IT } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_IT } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_IT } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_IT } from './housing-western-australia.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LAST_PAY_IT } from './last-pay.ts'
import { LAWYERS_BILL_IT } from './lawyers-bill.ts'
import { LIMITATION_IT } from './limitation.ts'
import { LOAN_ARREARS_IT } from './loan-arrears.ts'
import { MORTGAGE_IT } from './mortgage.ts'
import { OFFICIAL_ORDERS_IT } from './official-orders.ts'
import { PARKING_IT } from './parking.ts'
import { PARTICULAR_DEBTS_IT } from './particular-debts.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { REDUNDANCY_IT } from './redundancy.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { SERVICES_IT } from './services.ts'
import { STATE_ACTS_IT } from './state-acts.ts'
import { STRATA_IT } from './strata.ts'
import { TAX_IT } from './tax.ts'
import { TOLLS_IT } from './tolls.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { UNPAID_FINES_IT } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_IT } from './warnings-at-work.ts'
import { WORK_INJURY_IT } from './work-injury.ts'

export const AU_IT: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_IT,
      ...CONSUMER_IT,
      ...CONSUMER_STEPS_IT,
      ...COURT_JUDGMENT_IT,
      ...COURT_JUDGMENT_BY_STATE_IT,
      ...DEBT_COLLECTION_IT,
      ...DEBT_COLLECTION_STEPS_IT,
      ...EMPLOYMENT_IT,
      ...HOUSING_IT,
      ...HOUSING_NEW_SOUTH_WALES_IT,
      ...HOUSING_QUEENSLAND_IT,
      ...HOUSING_SMALLER_STATES_IT,
      ...HOUSING_VICTORIA_IT,
      ...LAST_PAY_IT,
      ...REDUNDANCY_IT,
      ...SCAM_IT,
      ...SERVICES_IT,
      ...STATE_ACTS_IT,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_IT,
  ...BENEFITS_IT,
  ...BILLS_IT,
  ...CAR_LOAN_IT,
  ...CARD_PAYMENTS_IT,
  ...CEASE_AND_DESIST_IT,
  ...CENTRELINK_DECISION_IT,
  ...CHANGES_IT,
  ...CHILD_SUPPORT_IT,
  ...COMPLAINT_REFUSED_IT,
  ...SERVICES_IT,
  ...CONSUMER_IT,
  ...CONSUMER_STEPS_IT,
  ...COPYRIGHT_IT,
  ...COUNCIL_RATES_IT,
  ...DAYS_TO_ANSWER_IT,
  ...COURT_JUDGMENT_IT,
  ...COURT_JUDGMENT_BY_STATE_IT,
  ...BANKRUPTCY_NOTICE_IT,
  ...COURT_IT,
  ...TOO_LATE_IT,
  ...CREDIT_REPORT_IT,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_IT,
  ...COLLECTOR_CONDUCT_IT,
  ...LOAN_ARREARS_IT,
  ...PARTICULAR_DEBTS_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEPOSIT_DEDUCTIONS_IT,
  ...DEPOSIT_IT,
  ...DISCIPLINE_IT,
  ...REDUNDANCY_IT,
  ...LAST_PAY_IT,
  ...EMPLOYMENT_IT,
  ...ENERGY_DEBT_IT,
  ...STATE_ACTS_IT,
  ...ENQUIRY_NEED_TONIGHT_IT,
  ...ENQUIRY_LOANS_IT,
  ...ENQUIRY_TRADESPEOPLE_IT,
  ...ENQUIRY_OWNED_HOME_IT,
  ...ENQUIRY_FLIGHTS_IT,
  ...ENQUIRY_VISA_REFUSED_IT,
  ...ENQUIRY_CITIZENSHIP_IT,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_IT,
  ...ENQUIRY_FIRED_WHILE_INJURED_IT,
  ...ENQUIRY_PICTURE_CLAIM_IT,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_WORK_IT,
  ...ENQUIRY_DEBT_IT,
  ...ENQUIRY_COURT_CLAIM_IT,
  ...ENQUIRY_EVICTION_IT,
  ...ENQUIRY_RENT_IT,
  ...ENQUIRY_BOND_IT,
  ...ENQUIRY_DISMISSAL_IT,
  ...ENQUIRY_PURCHASE_IT,
  ...ENQUIRY_FRAUD_IT,
  ...ENQUIRY_ON_THE_ROAD_IT,
  ...ENQUIRY_TAX_AND_BENEFITS_IT,
  ...ENQUIRY_BILLS_IT,
  ...ENQUIRY_INSURANCE_IT,
  ...ESTATE_DEBT_IT,
  ...TOLLS_IT,
  ...FINES_BY_STATE_IT,
  ...FINE_IT,
  ...FLIGHTS_IT,
  ...HELP_IT,
  ...PUBLIC_BODIES_IT,
  ...HOUSING_NEW_SOUTH_WALES_IT,
  ...HOUSING_VICTORIA_IT,
  ...HOUSING_QUEENSLAND_IT,
  ...HOUSING_WESTERN_AUSTRALIA_IT,
  ...HOUSING_IT,
  ...HOUSING_SMALLER_STATES_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...INSURANCE_IT,
  ...JURY_SERVICE_IT,
  ...LAWYERS_BILL_IT,
  ...LIMITATION_IT,
  ...MORTGAGE_IT,
  ...OFFICIAL_ORDERS_IT,
  ...PARKING_IT,
  ...POLICY_CANCELLED_IT,
  ...PRICE_RISE_IT,
  ...UNPAID_FINES_IT,
  ...PUBLIC_DEBTS_IT,
  ...RENT_RISE_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...STRATA_IT,
  ...TAX_IT,
  ...WARNINGS_AT_WORK_IT,
  ...ENQUIRY_INHERITANCE_IT,
  ...ENQUIRY_CHILDREN_IT,
  ...ENQUIRY_SAFETY_AT_HOME_IT,
  ...ENQUIRY_USED_CAR_IT,
  ...ENQUIRY_DEALER_WARRANTY_IT,
  ...ENQUIRY_PAY_IT,
  ...ENQUIRY_LEAVE_IT,
  ...ENQUIRY_BOND_CLAIMED_IT,
  ...ENQUIRY_HOUSE_SOLD_IT,
  ...ENQUIRY_VISA_WORKER_IT,
  ...ENQUIRY_FENCES_IT,
  ...ENQUIRY_OLD_DEBT_IT,
  ...ENQUIRY_LAST_WAGES_IT,
  ...ENQUIRY_SEPARATED_IT,
  ...ENQUIRY_CRIMINAL_IT,
  ...ENQUIRY_HARDSHIP_MONEY_IT,
  ...ENQUIRY_LEASE_REASONS_IT,
  ...ENQUIRY_WORK_CLAIMS_IT,
  ...ENQUIRY_COURT_OFFICER_IT,
  ...ENQUIRY_CRASH_MY_FAULT_IT,
  ...ENQUIRY_MOVED_CHILD_IT,
  ...ENQUIRY_LANDLORD_VISITS_IT,
  ...ENQUIRY_TERMS_OF_JOB_IT,
  ...ENQUIRY_LEASES_AND_CASUALS_IT,
  ...finalAnswerWords('au', 'it'),
  ...WORK_INJURY_IT,
  ...ENQUIRY_STREET_SEARCH_IT,
}
