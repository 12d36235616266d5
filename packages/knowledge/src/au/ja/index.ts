/** The rows of Australia in Japanese. Bodies, forms and acts keep their English names as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BANKRUPTCY_NOTICE_JA } from './bankruptcy-notice.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_JA } from './bills.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CARD_PAYMENTS_JA } from './card-payments.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CENTRELINK_DECISION_JA } from './centrelink-decision.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_SUPPORT_JA } from './child-support.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COUNCIL_RATES_JA } from './council-rates.ts'
import { COURT_JUDGMENT_BY_STATE_JA } from './court-judgment-by-state.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { COURT_JA } from './court.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { CREDIT_REPORT_JA } from './credit-report.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DAYS_TO_ANSWER_JA } from './days-to-answer.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENERGY_DEBT_JA } from './energy-debt.ts'
import { ENQUIRY_BILLS_JA } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED_JA } from './enquiry-bond-claimed.ts'
import { ENQUIRY_BOND_JA } from './enquiry-bond.ts'
import { ENQUIRY_CHILDREN_JA } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP_JA } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM_JA } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER_JA } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT_JA } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY_JA } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS_JA } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES_JA } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED_JA } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS_JA } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD_JA } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY_JA } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD_JA } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE_JA } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS_JA } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES_JA } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS_JA } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS_JA } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE_JA } from './enquiry-leave.ts'
import { ENQUIRY_LOANS_JA } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD_JA } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT_JA } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER_JA } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD_JA } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME_JA } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY_JA } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE_JA } from './enquiry-purchase.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED_JA } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH_JA } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS_JA } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB_JA } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED_JA } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER_JA } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS_JA } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FINE_JA } from './fine.ts'
import { FINES_BY_STATE_JA } from './fines-by-state.ts'
import { FLIGHTS_JA } from './flights.ts'
import { PUBLIC_BODIES_JA } from './help-public-bodies.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_NEW_SOUTH_WALES_JA } from './housing-new-south-wales.ts'
import { HOUSING_QUEENSLAND_JA } from './housing-queensland.ts'
import { HOUSING_SMALLER_STATES_JA } from './housing-smaller-states.ts'
import { HOUSING_VICTORIA_JA } from './housing-victoria.ts'
import { HOUSING_WESTERN_AUSTRALIA_JA } from './housing-western-australia.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LAST_PAY_JA } from './last-pay.ts'
import { LAWYERS_BILL_JA } from './lawyers-bill.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LOAN_ARREARS_JA } from './loan-arrears.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { OFFICIAL_ORDERS_JA } from './official-orders.ts'
import { PARKING_JA } from './parking.ts'
import { PARTICULAR_DEBTS_JA } from './particular-debts.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { REDUNDANCY_JA } from './redundancy.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICES_JA } from './services.ts'
import { STATE_ACTS_JA } from './state-acts.ts'
import { STRATA_JA } from './strata.ts'
import { TAX_JA } from './tax.ts'
import { TOLLS_JA } from './tolls.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { UNPAID_FINES_JA } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'
import { WORK_INJURY_JA } from './work-injury.ts'

export const AU_JA: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_JA,
      ...CONSUMER_JA,
      ...CONSUMER_STEPS_JA,
      ...COURT_JUDGMENT_JA,
      ...COURT_JUDGMENT_BY_STATE_JA,
      ...DEBT_COLLECTION_JA,
      ...DEBT_COLLECTION_STEPS_JA,
      ...EMPLOYMENT_JA,
      ...HOUSING_JA,
      ...HOUSING_NEW_SOUTH_WALES_JA,
      ...HOUSING_QUEENSLAND_JA,
      ...HOUSING_SMALLER_STATES_JA,
      ...HOUSING_VICTORIA_JA,
      ...LAST_PAY_JA,
      ...REDUNDANCY_JA,
      ...SCAM_JA,
      ...SERVICES_JA,
      ...STATE_ACTS_JA,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...CAR_LOAN_JA,
  ...CARD_PAYMENTS_JA,
  ...CEASE_AND_DESIST_JA,
  ...CENTRELINK_DECISION_JA,
  ...CHANGES_JA,
  ...CHILD_SUPPORT_JA,
  ...COMPLAINT_REFUSED_JA,
  ...SERVICES_JA,
  ...CONSUMER_JA,
  ...CONSUMER_STEPS_JA,
  ...COPYRIGHT_JA,
  ...COUNCIL_RATES_JA,
  ...DAYS_TO_ANSWER_JA,
  ...COURT_JUDGMENT_JA,
  ...COURT_JUDGMENT_BY_STATE_JA,
  ...BANKRUPTCY_NOTICE_JA,
  ...COURT_JA,
  ...TOO_LATE_JA,
  ...CREDIT_REPORT_JA,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...LOAN_ARREARS_JA,
  ...PARTICULAR_DEBTS_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...REDUNDANCY_JA,
  ...LAST_PAY_JA,
  ...EMPLOYMENT_JA,
  ...ENERGY_DEBT_JA,
  ...STATE_ACTS_JA,
  ...ENQUIRY_NEED_TONIGHT_JA,
  ...ENQUIRY_LOANS_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_OWNED_HOME_JA,
  ...ENQUIRY_FLIGHTS_JA,
  ...ENQUIRY_VISA_REFUSED_JA,
  ...ENQUIRY_CITIZENSHIP_JA,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER_JA,
  ...ENQUIRY_FIRED_WHILE_INJURED_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_WORK_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_COURT_CLAIM_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_BOND_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_PURCHASE_JA,
  ...ENQUIRY_FRAUD_JA,
  ...ENQUIRY_ON_THE_ROAD_JA,
  ...ENQUIRY_TAX_AND_BENEFITS_JA,
  ...ENQUIRY_BILLS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ESTATE_DEBT_JA,
  ...TOLLS_JA,
  ...FINES_BY_STATE_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...PUBLIC_BODIES_JA,
  ...HOUSING_NEW_SOUTH_WALES_JA,
  ...HOUSING_VICTORIA_JA,
  ...HOUSING_QUEENSLAND_JA,
  ...HOUSING_WESTERN_AUSTRALIA_JA,
  ...HOUSING_JA,
  ...HOUSING_SMALLER_STATES_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...INSURANCE_JA,
  ...JURY_SERVICE_JA,
  ...LAWYERS_BILL_JA,
  ...LIMITATION_JA,
  ...MORTGAGE_JA,
  ...OFFICIAL_ORDERS_JA,
  ...PARKING_JA,
  ...POLICY_CANCELLED_JA,
  ...PRICE_RISE_JA,
  ...UNPAID_FINES_JA,
  ...PUBLIC_DEBTS_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...STRATA_JA,
  ...TAX_JA,
  ...WARNINGS_AT_WORK_JA,
  ...ENQUIRY_INHERITANCE_JA,
  ...ENQUIRY_CHILDREN_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_DEALER_WARRANTY_JA,
  ...ENQUIRY_PAY_JA,
  ...ENQUIRY_LEAVE_JA,
  ...ENQUIRY_BOND_CLAIMED_JA,
  ...ENQUIRY_HOUSE_SOLD_JA,
  ...ENQUIRY_VISA_WORKER_JA,
  ...ENQUIRY_FENCES_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_LAST_WAGES_JA,
  ...ENQUIRY_SEPARATED_JA,
  ...ENQUIRY_CRIMINAL_JA,
  ...ENQUIRY_HARDSHIP_MONEY_JA,
  ...ENQUIRY_LEASE_REASONS_JA,
  ...ENQUIRY_WORK_CLAIMS_JA,
  ...ENQUIRY_COURT_OFFICER_JA,
  ...ENQUIRY_CRASH_MY_FAULT_JA,
  ...ENQUIRY_MOVED_CHILD_JA,
  ...ENQUIRY_LANDLORD_VISITS_JA,
  ...ENQUIRY_TERMS_OF_JOB_JA,
  ...ENQUIRY_LEASES_AND_CASUALS_JA,
  ...finalAnswerWords('au', 'ja'),
  ...WORK_INJURY_JA,
  ...ENQUIRY_STREET_SEARCH_JA,
}
