/** Ireland in German: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_DE } from './assessment-of-need.ts'
import { BANK_ACCOUNT_DE } from './bank-account.ts'
import { CHANGES_DE } from './changes.ts'
import { COMPLAINT_REFUSED_DE } from './complaint-refused.ts'
import { CONSUMER_STEPS_DE } from './consumer-steps.ts'
import { CONSUMER_DE } from './consumer.ts'
import { COUNCIL_ORDERS_DE } from './council-orders.ts'
import { COUNCIL_TENANCY_DE } from './council-tenancy.ts'
import { COUPLES_DE } from './couples.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DATA_COPY_DE } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DEPOSIT_DE } from './deposit.ts'
import { DISCIPLINE_DE } from './discipline.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { ENQUIRY_RENTED_HOME_DE } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_DE } from './enquiry-repairs.ts'
import { FAMILY_DE } from './family.ts'
import { FLIGHTS_DE } from './flights.ts'
import { GARDA_NOTICES_DE } from './garda-notices.ts'
import { HOUSING_SUPPORT_DE } from './housing-support.ts'
import { HOUSING_DE } from './housing.ts'
import { IMMIGRATION_REFUSAL_DE } from './immigration-refusal.ts'
import { INJURY_DE } from './injury.ts'
import { INVOICE_DE } from './invoice.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_DE } from './notice-of-termination.ts'
import { ON_THE_ROAD_DE } from './on-the-road.ts'
import { PARKING_DE } from './parking.ts'
import { POLICY_CANCELLED_DE } from './policy-cancelled.ts'
import { PRICE_RISE_DE } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_DE } from './public-body-complaint.ts'
import { REDUNDANCY_DE } from './redundancy.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RESIDENCE_DE } from './residence.ts'
import { SCAM_DE } from './scam.ts'
import { SCHOOL_DE } from './school.ts'
import { SERVICE_CHARGE_DE } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_DE } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_DE } from './warnings-at-work.ts'
import { WELFARE_DECISION_DE } from './welfare-decision.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const DAILY_LIFE_WORDS_DE: Words = {
  ...CHANGES_DE,
  ...CONSUMER_DE,
  ...CONSUMER_STEPS_DE,
  ...REDUNDANCY_DE,
  ...EMPLOYMENT_DE,
  ...FLIGHTS_DE,
  ...BANK_ACCOUNT_DE,
  ...DEPOSIT_DE,
  ...DISCIPLINE_DE,
  ...NOTICE_OF_TERMINATION_DE,
  ...HOUSING_DE,
  ...PARKING_DE,
  ...RENT_RISE_DE,
  ...SCAM_DE,
  ...ENQUIRY_RENTED_HOME_DE,
  ...ENQUIRY_REPAIRS_DE,
  ...INVOICE_DE,
  ...DATA_BREACH_DE,
  ...FAMILY_DE,
  ...SCHOOL_DE,
  ...ON_THE_ROAD_DE,
  ...NEIGHBOURS_DE,
  ...WORK_TERMS_DE,
  ...TRIPS_AND_LUGGAGE_DE,
  ...RESIDENCE_DE,
  ...INJURY_DE,
  ...PUBLIC_BODY_COMPLAINT_DE,
  ...HOUSING_SUPPORT_DE,
  ...WARNINGS_AT_WORK_DE,
  ...GARDA_NOTICES_DE,
  ...COMPLAINT_REFUSED_DE,
  ...DATA_COPY_DE,
  ...ASSESSMENT_OF_NEED_DE,
  ...COUPLES_DE,
  ...PRICE_RISE_DE,
  ...POLICY_CANCELLED_DE,
  ...SERVICE_CHARGE_DE,
  ...WELFARE_DECISION_DE,
  ...COUNCIL_ORDERS_DE,
  ...IMMIGRATION_REFUSAL_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...COUNCIL_TENANCY_DE,
}
