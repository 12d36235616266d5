/** Ireland in French: homes, work, buying and public offices. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSESSMENT_OF_NEED_FR } from './assessment-of-need.ts'
import { BANK_ACCOUNT_FR } from './bank-account.ts'
import { CHANGES_FR } from './changes.ts'
import { COMPLAINT_REFUSED_FR } from './complaint-refused.ts'
import { CONSUMER_STEPS_FR } from './consumer-steps.ts'
import { CONSUMER_FR } from './consumer.ts'
import { COUNCIL_ORDERS_FR } from './council-orders.ts'
import { COUNCIL_TENANCY_FR } from './council-tenancy.ts'
import { COUPLES_FR } from './couples.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DATA_COPY_FR } from './data-copy.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DEPOSIT_FR } from './deposit.ts'
import { DISCIPLINE_FR } from './discipline.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { ENQUIRY_RENTED_HOME_FR } from './enquiry-rented-home.ts'
import { ENQUIRY_REPAIRS_FR } from './enquiry-repairs.ts'
import { FAMILY_FR } from './family.ts'
import { FLIGHTS_FR } from './flights.ts'
import { GARDA_NOTICES_FR } from './garda-notices.ts'
import { HOUSING_SUPPORT_FR } from './housing-support.ts'
import { HOUSING_FR } from './housing.ts'
import { IMMIGRATION_REFUSAL_FR } from './immigration-refusal.ts'
import { INJURY_FR } from './injury.ts'
import { INVOICE_FR } from './invoice.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { NOTICE_OF_TERMINATION_FR } from './notice-of-termination.ts'
import { ON_THE_ROAD_FR } from './on-the-road.ts'
import { PARKING_FR } from './parking.ts'
import { POLICY_CANCELLED_FR } from './policy-cancelled.ts'
import { PRICE_RISE_FR } from './price-rise.ts'
import { PUBLIC_BODY_COMPLAINT_FR } from './public-body-complaint.ts'
import { REDUNDANCY_FR } from './redundancy.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { RESIDENCE_FR } from './residence.ts'
import { SCAM_FR } from './scam.ts'
import { SCHOOL_FR } from './school.ts'
import { SERVICE_CHARGE_FR } from './service-charge.ts'
import { TRIPS_AND_LUGGAGE_FR } from './trips-and-luggage.ts'
import { WARNINGS_AT_WORK_FR } from './warnings-at-work.ts'
import { WELFARE_DECISION_FR } from './welfare-decision.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const DAILY_LIFE_WORDS_FR: Words = {
  ...CHANGES_FR,
  ...CONSUMER_FR,
  ...CONSUMER_STEPS_FR,
  ...REDUNDANCY_FR,
  ...EMPLOYMENT_FR,
  ...FLIGHTS_FR,
  ...BANK_ACCOUNT_FR,
  ...DEPOSIT_FR,
  ...DISCIPLINE_FR,
  ...NOTICE_OF_TERMINATION_FR,
  ...HOUSING_FR,
  ...PARKING_FR,
  ...RENT_RISE_FR,
  ...SCAM_FR,
  ...ENQUIRY_RENTED_HOME_FR,
  ...ENQUIRY_REPAIRS_FR,
  ...INVOICE_FR,
  ...DATA_BREACH_FR,
  ...FAMILY_FR,
  ...SCHOOL_FR,
  ...ON_THE_ROAD_FR,
  ...NEIGHBOURS_FR,
  ...WORK_TERMS_FR,
  ...TRIPS_AND_LUGGAGE_FR,
  ...RESIDENCE_FR,
  ...INJURY_FR,
  ...PUBLIC_BODY_COMPLAINT_FR,
  ...HOUSING_SUPPORT_FR,
  ...WARNINGS_AT_WORK_FR,
  ...GARDA_NOTICES_FR,
  ...COMPLAINT_REFUSED_FR,
  ...DATA_COPY_FR,
  ...ASSESSMENT_OF_NEED_FR,
  ...COUPLES_FR,
  ...PRICE_RISE_FR,
  ...POLICY_CANCELLED_FR,
  ...SERVICE_CHARGE_FR,
  ...WELFARE_DECISION_FR,
  ...COUNCIL_ORDERS_FR,
  ...IMMIGRATION_REFUSAL_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...COUNCIL_TENANCY_FR,
}
