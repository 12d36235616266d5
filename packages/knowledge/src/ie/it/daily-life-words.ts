/** Ireland in Italian: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_IT } from './assessment-of-need.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { CHANGES_IT } from './changes.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONSUMER_STEPS_IT } from './consumer-steps.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COUNCIL_ORDERS_IT } from './council-orders.ts'
import { COUNCIL_TENANCY_IT } from './council-tenancy.ts'
import { COUPLES_IT } from './couples.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DATA_COPY_IT } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_IT } from './deposit-deductions.ts'
import { DEPOSIT_IT } from './deposit.ts'
import { DISCIPLINE_IT } from './discipline.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENQUIRY_RENTED_HOME_IT } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_IT } from './enquiry-repairs.ts'
import { FAMILY_IT } from './family.ts'
import { FLIGHTS_IT } from './flights.ts'
import { GARDA_NOTICES_IT } from './garda-notices.ts'
import { HOUSING_SUPPORT_IT } from './housing-support.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { INJURY_IT } from './injury.ts'
import { INVOICE_IT } from './invoice.ts'
import { NEIGHBOURS_IT } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_IT } from './notice-of-termination.ts'
import { ON_THE_ROAD_IT } from './on-the-road.ts'
import { PARKING_IT } from './parking.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_IT } from './public-body-complaint.ts'
import { REDUNDANCY_IT } from './redundancy.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RESIDENCE_IT } from './residence.ts'
import { SCAM_IT } from './scam.ts'
import { SCHOOL_IT } from './school.ts'
import { SERVICE_CHARGE_IT } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_IT } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_IT } from './warnings-at-work.ts'
import { WELFARE_DECISION_IT } from './welfare-decision.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const DAILY_LIFE_WORDS_IT: Words = {
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...CONSUMER_STEPS_IT,
  ...REDUNDANCY_IT,
  ...EMPLOYMENT_IT,
  ...FLIGHTS_IT,
  ...BANK_ACCOUNT_IT,
  ...DEPOSIT_IT,
  ...DISCIPLINE_IT,
  ...NOTICE_OF_TERMINATION_IT,
  ...HOUSING_IT,
  ...PARKING_IT,
  ...RENT_RISE_IT,
  ...SCAM_IT,
  ...ENQUIRY_RENTED_HOME_IT,
  ...ENQUIRY_REPAIRS_IT,
  ...INVOICE_IT,
  ...DATA_BREACH_IT,
  ...FAMILY_IT,
  ...SCHOOL_IT,
  ...ON_THE_ROAD_IT,
  ...NEIGHBOURS_IT,
  ...WORK_TERMS_IT,
  ...TRIPS_AND_LUGGAGE_IT,
  ...RESIDENCE_IT,
  ...INJURY_IT,
  ...PUBLIC_BODY_COMPLAINT_IT,
  ...HOUSING_SUPPORT_IT,
  ...WARNINGS_AT_WORK_IT,
  ...GARDA_NOTICES_IT,
  ...COMPLAINT_REFUSED_IT,
  ...DATA_COPY_IT,
  ...ASSESSMENT_OF_NEED_IT,
  ...COUPLES_IT,
  ...PRICE_RISE_IT,
  ...POLICY_CANCELLED_IT,
  ...SERVICE_CHARGE_IT,
  ...WELFARE_DECISION_IT,
  ...COUNCIL_ORDERS_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...DEPOSIT_DEDUCTIONS_IT,
  ...COUNCIL_TENANCY_IT,
}
