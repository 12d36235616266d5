/** Ireland in Dutch: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_NL } from './assessment-of-need.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { CHANGES_NL } from './changes.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_STEPS_NL } from './consumer-steps.ts'
import { CONSUMER_NL } from './consumer.ts'
import { COUNCIL_ORDERS_NL } from './council-orders.ts'
import { COUNCIL_TENANCY_NL } from './council-tenancy.ts'
import { COUPLES_NL } from './couples.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DATA_COPY_NL } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_RENTED_HOME_NL } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { FAMILY_NL } from './family.ts'
import { FLIGHTS_NL } from './flights.ts'
import { GARDA_NOTICES_NL } from './garda-notices.ts'
import { HOUSING_SUPPORT_NL } from './housing-support.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INJURY_NL } from './injury.ts'
import { INVOICE_NL } from './invoice.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_NL } from './notice-of-termination.ts'
import { ON_THE_ROAD_NL } from './on-the-road.ts'
import { PARKING_NL } from './parking.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_NL } from './public-body-complaint.ts'
import { REDUNDANCY_NL } from './redundancy.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RESIDENCE_NL } from './residence.ts'
import { SCAM_NL } from './scam.ts'
import { SCHOOL_NL } from './school.ts'
import { SERVICE_CHARGE_NL } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_NL } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'
import { WELFARE_DECISION_NL } from './welfare-decision.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const DAILY_LIFE_WORDS_NL: Words = {
  ...CHANGES_NL,
  ...CONSUMER_NL,
  ...CONSUMER_STEPS_NL,
  ...REDUNDANCY_NL,
  ...EMPLOYMENT_NL,
  ...FLIGHTS_NL,
  ...BANK_ACCOUNT_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...NOTICE_OF_TERMINATION_NL,
  ...HOUSING_NL,
  ...PARKING_NL,
  ...RENT_RISE_NL,
  ...SCAM_NL,
  ...ENQUIRY_RENTED_HOME_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...INVOICE_NL,
  ...DATA_BREACH_NL,
  ...FAMILY_NL,
  ...SCHOOL_NL,
  ...ON_THE_ROAD_NL,
  ...NEIGHBOURS_NL,
  ...WORK_TERMS_NL,
  ...TRIPS_AND_LUGGAGE_NL,
  ...RESIDENCE_NL,
  ...INJURY_NL,
  ...PUBLIC_BODY_COMPLAINT_NL,
  ...HOUSING_SUPPORT_NL,
  ...WARNINGS_AT_WORK_NL,
  ...GARDA_NOTICES_NL,
  ...COMPLAINT_REFUSED_NL,
  ...DATA_COPY_NL,
  ...ASSESSMENT_OF_NEED_NL,
  ...COUPLES_NL,
  ...PRICE_RISE_NL,
  ...POLICY_CANCELLED_NL,
  ...SERVICE_CHARGE_NL,
  ...WELFARE_DECISION_NL,
  ...COUNCIL_ORDERS_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...COUNCIL_TENANCY_NL,
}
