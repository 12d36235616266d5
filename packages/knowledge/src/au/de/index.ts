/** The rows of Australia in German. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_DE } from './bankruptcy-notice.ts'
import { BENEFITS_DE } from './benefits.ts'
import { BILLS_DE } from './bills.ts'
import { CAR_LOAN_DE } from './car-loan.ts'
import { CARD_PAYMENTS_DE } from './card-payments.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_DE } from './centrelink-decision.ts'
import { CHANGES_DE } from './changes.ts'
import { CHILD_SUPPORT_DE } from './child-support.ts'
import { COLLECTOR_CONDUCT_DE } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COPYRIGHT_DE } from './copyright.ts'
import { COUNCIL_RATES_DE } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_DE } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { COURT_DE } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_DE } from './credit-report.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DAYS_TO_ANSWER_DE } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENERGY_DEBT_DE } from './energy-debt.ts'
import { ENQUIRY_BILLS_DE } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_DE } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_DE } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_DE } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_DE } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_DE } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_DE } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_DE } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_DE } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_DE } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_DE } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_DE } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_DE } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_DE } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_DE } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_DE } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_DE } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_DE } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_DE } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_DE } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_DE } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_DE } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_DE } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_DE } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_DE } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_DE } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_DE } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_DE } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_DE } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_DE } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_DE } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_DE } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_DE } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_DE } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_DE } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_DE } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_DE } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_DE } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_DE } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_DE } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_DE } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_DE } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_DE } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_DE } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_DE } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_DE } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_DE } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_DE } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ESTATE_DEBT_DE } from './estate-debt.ts'
import { FINE_DE } from './fine.ts'
import { FINES_BY_STATE_DE } from './fines-by-state.ts'
import { FLIGHTS_DE } from './flights.ts'
import { PUBLIC_BODIES_DE } from './help-public-bodies.ts'
import { HELP_DE } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_DE } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_DE } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_DE } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_DE } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_DE } from './housing-western-australia.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INSURANCE_DE } from './insurance.ts'
import { JURY_SERVICE_DE } from './jury-service.ts'
import { LAST_PAY_DE } from './last-pay.ts'
import { LAWYERS_BILL_DE } from './lawyers-bill.ts'
import { LIMITATION_DE } from './limitation.ts'
import { LOAN_ARREARS_DE } from './loan-arrears.ts'
import { MORTGAGE_DE } from './mortgage.ts'
import { OFFICIAL_ORDERS_DE } from './official-orders.ts'
import { PARKING_DE } from './parking.ts'
import { PARTICULAR_DEBTS_DE } from './particular-debts.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { REDUNDANCY_DE } from './redundancy.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { SCAM_DE } from './scam.ts'
import { SENDERS_DE } from './senders.ts'
import { SERVICES_DE } from './services.ts'
import { STATE_ACTS_DE } from './state-acts.ts'
import { STRATA_DE } from './strata.ts'
import { TAX_DE } from './tax.ts'
import { TOLLS_DE } from './tolls.ts'
import { TOO_LATE_DE } from './too-late.ts'
import { UNPAID_FINES_DE } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'
import { WORK_INJURY_DE } from './work-injury.ts'

export const AU_DE: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_DE,
      ...CONSUMER_DE,
      ...CONSUMER_STEPS_DE,
      ...COURT_JUDGMENT_DE,
      ...COURT_JUDGMENT_BY_STATE_DE,
      ...DEBT_COLLECTION_DE,
      ...DEBT_COLLECTION_STEPS_DE,
      ...EMPLOYMENT_DE,
      ...HOUSING_DE,
      ...HOUSING_NEW_SOUTH_WALES_DE,
      ...HOUSING_QUEENSLAND_DE,
      ...HOUSING_SMALLER_STATES_DE,
      ...HOUSING_VICTORIA_DE,
      ...LAST_PAY_DE,
      ...REDUNDANCY_DE,
      ...SCAM_DE,
      ...SERVICES_DE,
      ...STATE_ACTS_DE,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_DE,
  ...BENEFITS_DE,
  ...BILLS_DE,
  ...CAR_LOAN_DE,
  ...CARD_PAYMENTS_DE,
  ...CEASE_AND_DESIST_DE,
  ...CENTRELINK_DECISION_DE,
  ...CHANGES_DE,
  ...CHILD_SUPPORT_DE,
  ...COMPLAINT_REFUSED_DE,
  ...SERVICES_DE,
  ...CONSUMER_DE,
  ...CONSUMER_STEPS_DE,
  ...COPYRIGHT_DE,
  ...COUNCIL_RATES_DE,
  ...DAYS_TO_ANSWER_DE,
  ...COURT_JUDGMENT_DE,
  ...COURT_JUDGMENT_BY_STATE_DE,
  ...BANKRUPTCY_NOTICE_DE,
  ...COURT_DE,
  ...TOO_LATE_DE,
  ...CREDIT_REPORT_DE,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_DE,
  ...COLLECTOR_CONDUCT_DE,
  ...LOAN_ARREARS_DE,
  ...PARTICULAR_DEBTS_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEPOSIT_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...DISCIPLINE_DE,
  ...REDUNDANCY_DE,
  ...LAST_PAY_DE,
  ...EMPLOYMENT_DE,
  ...ENERGY_DEBT_DE,
  ...ENQUIRY_NEED_TONIGHT_DE,
  ...ENQUIRY_DEBT_DE,
  ...ENQUIRY_COURT_CLAIM_DE,
  ...ENQUIRY_EVICTION_DE,
  ...ENQUIRY_RENT_DE,
  ...ENQUIRY_BOND_DE,
  ...ENQUIRY_DISMISSAL_DE,
  ...ENQUIRY_PURCHASE_DE,
  ...ENQUIRY_FRAUD_DE,
  ...ENQUIRY_ON_THE_ROAD_DE,
  ...ENQUIRY_TAX_AND_BENEFITS_DE,
  ...ENQUIRY_BILLS_DE,
  ...ENQUIRY_INSURANCE_DE,
  ...STATE_ACTS_DE,
  ...ENQUIRY_LOANS_DE,
  ...ENQUIRY_TRADESPEOPLE_DE,
  ...ENQUIRY_OWNED_HOME_DE,
  ...ENQUIRY_FLIGHTS_DE,
  ...ENQUIRY_VISA_REFUSED_DE,
  ...ENQUIRY_CITIZENSHIP_DE,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_DE,
  ...ENQUIRY_FIRED_WHILE_INJURED_DE,
  ...ENQUIRY_PICTURE_CLAIM_DE,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_WORK_DE,
  ...ESTATE_DEBT_DE,
  ...TOLLS_DE,
  ...FINES_BY_STATE_DE,
  ...FINE_DE,
  ...FLIGHTS_DE,
  ...HELP_DE,
  ...PUBLIC_BODIES_DE,
  ...HOUSING_NEW_SOUTH_WALES_DE,
  ...HOUSING_VICTORIA_DE,
  ...HOUSING_QUEENSLAND_DE,
  ...HOUSING_WESTERN_AUSTRALIA_DE,
  ...HOUSING_DE,
  ...HOUSING_SMALLER_STATES_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...INSURANCE_DE,
  ...JURY_SERVICE_DE,
  ...LAWYERS_BILL_DE,
  ...LIMITATION_DE,
  ...MORTGAGE_DE,
  ...OFFICIAL_ORDERS_DE,
  ...PARKING_DE,
  ...POLICY_CANCELLED_DE,
  ...PRICE_RISE_DE,
  ...UNPAID_FINES_DE,
  ...PUBLIC_DEBTS_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...SENDERS_DE,
  ...STRATA_DE,
  ...TAX_DE,
  ...WARNINGS_AT_WORK_DE,
  ...ENQUIRY_INHERITANCE_DE,
  ...ENQUIRY_CHILDREN_DE,
  ...ENQUIRY_SAFETY_AT_HOME_DE,
  ...ENQUIRY_USED_CAR_DE,
  ...ENQUIRY_DEALER_WARRANTY_DE,
  ...ENQUIRY_PAY_DE,
  ...ENQUIRY_LEAVE_DE,
  ...ENQUIRY_BOND_CLAIMED_DE,
  ...ENQUIRY_HOUSE_SOLD_DE,
  ...ENQUIRY_VISA_WORKER_DE,
  ...ENQUIRY_FENCES_DE,
  ...ENQUIRY_OLD_DEBT_DE,
  ...ENQUIRY_LAST_WAGES_DE,
  ...ENQUIRY_SEPARATED_DE,
  ...ENQUIRY_CRIMINAL_DE,
  ...ENQUIRY_HARDSHIP_MONEY_DE,
  ...ENQUIRY_LEASE_REASONS_DE,
  ...ENQUIRY_WORK_CLAIMS_DE,
  ...ENQUIRY_COURT_OFFICER_DE,
  ...ENQUIRY_CRASH_MY_FAULT_DE,
  ...ENQUIRY_MOVED_CHILD_DE,
  ...ENQUIRY_LANDLORD_VISITS_DE,
  ...ENQUIRY_TERMS_OF_JOB_DE,
  ...ENQUIRY_LEASES_AND_CASUALS_DE,
  ...finalAnswerWords('au', 'de'),
  ...WORK_INJURY_DE,
  ...ENQUIRY_STREET_SEARCH_DE,
}
