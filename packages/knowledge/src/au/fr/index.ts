/** The rows of Australia in French. Bodies, acts and forms keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_FR } from './bankruptcy-notice.ts'
import { BENEFITS_FR } from './benefits.ts'
import { BILLS_FR } from './bills.ts'
import { CAR_LOAN_FR } from './car-loan.ts'
import { CARD_PAYMENTS_FR } from './card-payments.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_FR } from './centrelink-decision.ts'
import { CHANGES_FR } from './changes.ts'
import { CHILD_SUPPORT_FR } from './child-support.ts'
import { COLLECTOR_CONDUCT_FR } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_STEPS_FR } from './consumer-steps.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COPYRIGHT_FR } from './copyright.ts'
import { COUNCIL_RATES_FR } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_FR } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { COURT_FR } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_FR } from './credit-report.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DAYS_TO_ANSWER_FR } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DEPOSIT_FR } from './deposit.ts'
import { DISCIPLINE_FR } from './discipline.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENERGY_DEBT_FR } from './energy-debt.ts'
import { ENQUIRY_BILLS_FR } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_FR } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_FR } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_FR } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_FR } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_FR } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_FR } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_FR } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_FR } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_FR } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_FR } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_FR } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_FR } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_FR } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_FR } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_FR } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_FR } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_FR } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_FR } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_FR } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_FR } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_FR } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_FR } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_FR } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_FR } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_FR } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_FR } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_FR } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_FR } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_FR } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_FR } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_FR } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_FR } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_FR } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_FR } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_FR } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_FR } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_FR } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_FR } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_FR } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_FR } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_FR } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_FR } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_FR } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_FR } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_FR } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_FR } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_FR } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { ESTATE_DEBT_FR } from './estate-debt.ts'
import { FINE_FR } from './fine.ts'
import { FINES_BY_STATE_FR } from './fines-by-state.ts'
import { FLIGHTS_FR } from './flights.ts'
import { PUBLIC_BODIES_FR } from './help-public-bodies.ts'
import { HELP_FR } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_FR } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_FR } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_FR } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_FR } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_FR } from './housing-western-australia.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INSURANCE_FR } from './insurance.ts'
import { JURY_SERVICE_FR } from './jury-service.ts'
import { LAST_PAY_FR } from './last-pay.ts'
import { LAWYERS_BILL_FR } from './lawyers-bill.ts'
import { LIMITATION_FR } from './limitation.ts'
import { LOAN_ARREARS_FR } from './loan-arrears.ts'
import { MORTGAGE_FR } from './mortgage.ts'
import { OFFICIAL_ORDERS_FR } from './official-orders.ts'
import { PARKING_FR } from './parking.ts'
import { PARTICULAR_DEBTS_FR } from './particular-debts.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { REDUNDANCY_FR } from './redundancy.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { SCAM_FR } from './scam.ts'
import { SENDERS_FR } from './senders.ts'
import { SERVICES_FR } from './services.ts'
import { STATE_ACTS_FR } from './state-acts.ts'
import { STRATA_FR } from './strata.ts'
import { TAX_FR } from './tax.ts'
import { TOLLS_FR } from './tolls.ts'
import { TOO_LATE_FR } from './too-late.ts'
import { UNPAID_FINES_FR } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'
import { WORK_INJURY_FR } from './work-injury.ts'

export const AU_FR: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_FR,
      ...CONSUMER_FR,
      ...CONSUMER_STEPS_FR,
      ...COURT_JUDGMENT_FR,
      ...COURT_JUDGMENT_BY_STATE_FR,
      ...DEBT_COLLECTION_FR,
      ...DEBT_COLLECTION_STEPS_FR,
      ...EMPLOYMENT_FR,
      ...HOUSING_FR,
      ...HOUSING_NEW_SOUTH_WALES_FR,
      ...HOUSING_QUEENSLAND_FR,
      ...HOUSING_SMALLER_STATES_FR,
      ...HOUSING_VICTORIA_FR,
      ...LAST_PAY_FR,
      ...REDUNDANCY_FR,
      ...SCAM_FR,
      ...SERVICES_FR,
      ...STATE_ACTS_FR,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_FR,
  ...BENEFITS_FR,
  ...BILLS_FR,
  ...CAR_LOAN_FR,
  ...CARD_PAYMENTS_FR,
  ...CEASE_AND_DESIST_FR,
  ...CENTRELINK_DECISION_FR,
  ...CHANGES_FR,
  ...CHILD_SUPPORT_FR,
  ...COMPLAINT_REFUSED_FR,
  ...SERVICES_FR,
  ...CONSUMER_FR,
  ...CONSUMER_STEPS_FR,
  ...COPYRIGHT_FR,
  ...COUNCIL_RATES_FR,
  ...DAYS_TO_ANSWER_FR,
  ...COURT_JUDGMENT_FR,
  ...COURT_JUDGMENT_BY_STATE_FR,
  ...BANKRUPTCY_NOTICE_FR,
  ...COURT_FR,
  ...TOO_LATE_FR,
  ...CREDIT_REPORT_FR,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_FR,
  ...COLLECTOR_CONDUCT_FR,
  ...LOAN_ARREARS_FR,
  ...PARTICULAR_DEBTS_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEPOSIT_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...DISCIPLINE_FR,
  ...REDUNDANCY_FR,
  ...LAST_PAY_FR,
  ...EMPLOYMENT_FR,
  ...ENERGY_DEBT_FR,
  ...ENQUIRY_NEED_TONIGHT_FR,
  ...ENQUIRY_DEBT_FR,
  ...ENQUIRY_COURT_CLAIM_FR,
  ...ENQUIRY_EVICTION_FR,
  ...ENQUIRY_RENT_FR,
  ...ENQUIRY_BOND_FR,
  ...ENQUIRY_DISMISSAL_FR,
  ...ENQUIRY_PURCHASE_FR,
  ...ENQUIRY_FRAUD_FR,
  ...ENQUIRY_ON_THE_ROAD_FR,
  ...ENQUIRY_TAX_AND_BENEFITS_FR,
  ...ENQUIRY_BILLS_FR,
  ...ENQUIRY_INSURANCE_FR,
  ...STATE_ACTS_FR,
  ...ENQUIRY_LOANS_FR,
  ...ENQUIRY_TRADESPEOPLE_FR,
  ...ENQUIRY_OWNED_HOME_FR,
  ...ENQUIRY_FLIGHTS_FR,
  ...ENQUIRY_VISA_REFUSED_FR,
  ...ENQUIRY_CITIZENSHIP_FR,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_FR,
  ...ENQUIRY_FIRED_WHILE_INJURED_FR,
  ...ENQUIRY_PICTURE_CLAIM_FR,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_WORK_FR,
  ...ESTATE_DEBT_FR,
  ...TOLLS_FR,
  ...FINES_BY_STATE_FR,
  ...FINE_FR,
  ...FLIGHTS_FR,
  ...HELP_FR,
  ...PUBLIC_BODIES_FR,
  ...HOUSING_NEW_SOUTH_WALES_FR,
  ...HOUSING_VICTORIA_FR,
  ...HOUSING_QUEENSLAND_FR,
  ...HOUSING_WESTERN_AUSTRALIA_FR,
  ...HOUSING_FR,
  ...HOUSING_SMALLER_STATES_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...INSURANCE_FR,
  ...JURY_SERVICE_FR,
  ...LAWYERS_BILL_FR,
  ...LIMITATION_FR,
  ...MORTGAGE_FR,
  ...OFFICIAL_ORDERS_FR,
  ...PARKING_FR,
  ...POLICY_CANCELLED_FR,
  ...PRICE_RISE_FR,
  ...UNPAID_FINES_FR,
  ...PUBLIC_DEBTS_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...SENDERS_FR,
  ...STRATA_FR,
  ...TAX_FR,
  ...WARNINGS_AT_WORK_FR,
  ...ENQUIRY_INHERITANCE_FR,
  ...ENQUIRY_CHILDREN_FR,
  ...ENQUIRY_SAFETY_AT_HOME_FR,
  ...ENQUIRY_USED_CAR_FR,
  ...ENQUIRY_DEALER_WARRANTY_FR,
  ...ENQUIRY_PAY_FR,
  ...ENQUIRY_LEAVE_FR,
  ...ENQUIRY_BOND_CLAIMED_FR,
  ...ENQUIRY_HOUSE_SOLD_FR,
  ...ENQUIRY_VISA_WORKER_FR,
  ...ENQUIRY_FENCES_FR,
  ...ENQUIRY_OLD_DEBT_FR,
  ...ENQUIRY_LAST_WAGES_FR,
  ...ENQUIRY_SEPARATED_FR,
  ...ENQUIRY_CRIMINAL_FR,
  ...ENQUIRY_HARDSHIP_MONEY_FR,
  ...ENQUIRY_LEASE_REASONS_FR,
  ...ENQUIRY_WORK_CLAIMS_FR,
  ...ENQUIRY_COURT_OFFICER_FR,
  ...ENQUIRY_CRASH_MY_FAULT_FR,
  ...ENQUIRY_MOVED_CHILD_FR,
  ...ENQUIRY_LANDLORD_VISITS_FR,
  ...ENQUIRY_TERMS_OF_JOB_FR,
  ...ENQUIRY_LEASES_AND_CASUALS_FR,
  ...finalAnswerWords('au', 'fr'),
  ...WORK_INJURY_FR,
  ...ENQUIRY_STREET_SEARCH_FR,
}
