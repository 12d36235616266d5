/** The United States in Spanish: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_ES } from './benefit-notices.ts'
import { BENEFITS_ES } from './benefits.ts'
import { CHARGES_AND_PLEAS_ES } from './charges-and-pleas.ts'
import { CITY_CODE_ES } from './city-code.ts'
import { CITY_PARKING_TICKETS_ES } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_ES } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_ES } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_ES } from './food-benefit-stops.ts'
import { HOA_FINES_ES } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_ES } from './license-suspensions.ts'
import { MEDICAID_ESTATE_ES } from './medicaid-estate.ts'
import { MEDICAID_STOPS_ES } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_ES } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_ES } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { SCHOOL_MEALS_ES } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_ES } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_ES } from './social-security-stops.ts'
import { TAX_CREDITS_ES } from './tax-credits.ts'
import { TICKET_LAW_ES } from './ticket-law.ts'
import { TICKETS_ES } from './tickets.ts'
import { TOLLS_ES } from './tolls.ts'
import { TOWED_CARS_ES } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_ES } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_ES } from './unemployment-denial.ts'

export const PUBLIC_WORDS_ES: Words = {
  ...TAX_CREDITS_ES,
  ...CHARGES_AND_PLEAS_ES,
  ...CITY_CODE_ES,
  ...DISABILITY_AND_VETERANS_ES,
  ...TICKET_LAW_ES,
  ...TOLLS_ES,
  ...CITY_PARKING_TICKETS_ES,
  ...TRAFFIC_CITATIONS_ES,
  ...PRIVATE_PARKING_ES,
  ...BENEFIT_NOTICES_ES,
  ...HOA_FINES_ES,
  ...UNEMPLOYMENT_DENIAL_ES,
  ...BENEFITS_ES,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_ES,
  ...FOOD_BENEFIT_STOPS_ES,
  ...MEDICAID_STOPS_ES,
  ...METROPOLITAN_DISTRICTS_ES,
  ...SOCIAL_SECURITY_STOPS_ES,
  ...SCHOOL_MEALS_ES,
  ...DISABILITY_REVIEWS_ES,
  ...LICENSE_SUSPENSIONS_ES,
  ...MEDICAID_ESTATE_ES,
  ...TICKETS_ES,
  ...TOWED_CARS_ES,
  ...NAMED_LAW_OF_OFFICES_ES,
}
