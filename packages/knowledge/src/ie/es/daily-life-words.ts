/** Ireland in Spanish: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_ES } from './assessment-of-need.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { CHANGES_ES } from './changes.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONSUMER_STEPS_ES } from './consumer-steps.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COUNCIL_ORDERS_ES } from './council-orders.ts'
import { COUNCIL_TENANCY_ES } from './council-tenancy.ts'
import { COUPLES_ES } from './couples.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DATA_COPY_ES } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DEPOSIT_ES } from './deposit.ts'
import { DISCIPLINE_ES } from './discipline.ts'
import { EMPLOYMENT_ES } from './employment.ts'
import { ENQUIRY_RENTED_HOME_ES } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_ES } from './enquiry-repairs.ts'
import { FAMILY_ES } from './family.ts'
import { FLIGHTS_ES } from './flights.ts'
import { GARDA_NOTICES_ES } from './garda-notices.ts'
import { HOUSING_SUPPORT_ES } from './housing-support.ts'
import { HOUSING_ES } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INJURY_ES } from './injury.ts'
import { INVOICE_ES } from './invoice.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_ES } from './notice-of-termination.ts'
import { ON_THE_ROAD_ES } from './on-the-road.ts'
import { PARKING_ES } from './parking.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_ES } from './public-body-complaint.ts'
import { REDUNDANCY_ES } from './redundancy.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RESIDENCE_ES } from './residence.ts'
import { SCAM_ES } from './scam.ts'
import { SCHOOL_ES } from './school.ts'
import { SERVICE_CHARGE_ES } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_ES } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'
import { WELFARE_DECISION_ES } from './welfare-decision.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const DAILY_LIFE_WORDS_ES: Words = {
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...CONSUMER_STEPS_ES,
  ...REDUNDANCY_ES,
  ...EMPLOYMENT_ES,
  ...FLIGHTS_ES,
  ...BANK_ACCOUNT_ES,
  ...DEPOSIT_ES,
  ...DISCIPLINE_ES,
  ...NOTICE_OF_TERMINATION_ES,
  ...HOUSING_ES,
  ...PARKING_ES,
  ...RENT_RISE_ES,
  ...SCAM_ES,
  ...ENQUIRY_RENTED_HOME_ES,
  ...ENQUIRY_REPAIRS_ES,
  ...INVOICE_ES,
  ...DATA_BREACH_ES,
  ...FAMILY_ES,
  ...SCHOOL_ES,
  ...ON_THE_ROAD_ES,
  ...NEIGHBOURS_ES,
  ...WORK_TERMS_ES,
  ...TRIPS_AND_LUGGAGE_ES,
  ...RESIDENCE_ES,
  ...INJURY_ES,
  ...PUBLIC_BODY_COMPLAINT_ES,
  ...HOUSING_SUPPORT_ES,
  ...WARNINGS_AT_WORK_ES,
  ...GARDA_NOTICES_ES,
  ...COMPLAINT_REFUSED_ES,
  ...DATA_COPY_ES,
  ...ASSESSMENT_OF_NEED_ES,
  ...COUPLES_ES,
  ...PRICE_RISE_ES,
  ...POLICY_CANCELLED_ES,
  ...SERVICE_CHARGE_ES,
  ...WELFARE_DECISION_ES,
  ...COUNCIL_ORDERS_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...COUNCIL_TENANCY_ES,
}
