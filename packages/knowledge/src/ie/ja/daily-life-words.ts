/** Ireland in Japanese: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_JA } from './assessment-of-need.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { CHANGES_JA } from './changes.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_STEPS_JA } from './consumer-steps.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COUNCIL_ORDERS_JA } from './council-orders.ts'
import { COUNCIL_TENANCY_JA } from './council-tenancy.ts'
import { COUPLES_JA } from './couples.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DATA_COPY_JA } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_RENTED_HOME_JA } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { FAMILY_JA } from './family.ts'
import { FLIGHTS_JA } from './flights.ts'
import { GARDA_NOTICES_JA } from './garda-notices.ts'
import { HOUSING_SUPPORT_JA } from './housing-support.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INJURY_JA } from './injury.ts'
import { INVOICE_JA } from './invoice.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_JA } from './notice-of-termination.ts'
import { ON_THE_ROAD_JA } from './on-the-road.ts'
import { PARKING_JA } from './parking.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_JA } from './public-body-complaint.ts'
import { REDUNDANCY_JA } from './redundancy.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RESIDENCE_JA } from './residence.ts'
import { SCAM_JA } from './scam.ts'
import { SCHOOL_JA } from './school.ts'
import { SERVICE_CHARGE_JA } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_JA } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'
import { WELFARE_DECISION_JA } from './welfare-decision.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const DAILY_LIFE_WORDS_JA: Words = {
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...CONSUMER_STEPS_JA,
  ...REDUNDANCY_JA,
  ...EMPLOYMENT_JA,
  ...FLIGHTS_JA,
  ...BANK_ACCOUNT_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...NOTICE_OF_TERMINATION_JA,
  ...HOUSING_JA,
  ...PARKING_JA,
  ...RENT_RISE_JA,
  ...SCAM_JA,
  ...ENQUIRY_RENTED_HOME_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...INVOICE_JA,
  ...DATA_BREACH_JA,
  ...FAMILY_JA,
  ...SCHOOL_JA,
  ...ON_THE_ROAD_JA,
  ...NEIGHBOURS_JA,
  ...WORK_TERMS_JA,
  ...TRIPS_AND_LUGGAGE_JA,
  ...RESIDENCE_JA,
  ...INJURY_JA,
  ...PUBLIC_BODY_COMPLAINT_JA,
  ...HOUSING_SUPPORT_JA,
  ...WARNINGS_AT_WORK_JA,
  ...GARDA_NOTICES_JA,
  ...COMPLAINT_REFUSED_JA,
  ...DATA_COPY_JA,
  ...ASSESSMENT_OF_NEED_JA,
  ...COUPLES_JA,
  ...PRICE_RISE_JA,
  ...POLICY_CANCELLED_JA,
  ...SERVICE_CHARGE_JA,
  ...WELFARE_DECISION_JA,
  ...COUNCIL_ORDERS_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...COUNCIL_TENANCY_JA,
}
