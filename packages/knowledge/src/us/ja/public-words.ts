/** The United States in Japanese: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_JA } from './benefit-notices.ts'
import { BENEFITS_JA } from './benefits.ts'
import { CHARGES_AND_PLEAS_JA } from './charges-and-pleas.ts'
import { CITY_CODE_JA } from './city-code.ts'
import { CITY_PARKING_TICKETS_JA } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_JA } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_JA } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_JA } from './food-benefit-stops.ts'
import { HOA_FINES_JA } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_JA } from './license-suspensions.ts'
import { MEDICAID_ESTATE_JA } from './medicaid-estate.ts'
import { MEDICAID_STOPS_JA } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_JA } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_JA } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { SCHOOL_MEALS_JA } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_JA } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_JA } from './social-security-stops.ts'
import { TAX_CREDITS_JA } from './tax-credits.ts'
import { TICKET_LAW_JA } from './ticket-law.ts'
import { TICKETS_JA } from './tickets.ts'
import { TOLLS_JA } from './tolls.ts'
import { TOWED_CARS_JA } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_JA } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_JA } from './unemployment-denial.ts'

export const PUBLIC_WORDS_JA: Words = {
  ...BENEFITS_JA,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_JA,
  ...BENEFIT_NOTICES_JA,
  ...FOOD_BENEFIT_STOPS_JA,
  ...MEDICAID_STOPS_JA,
  ...METROPOLITAN_DISTRICTS_JA,
  ...SOCIAL_SECURITY_STOPS_JA,
  ...SCHOOL_MEALS_JA,
  ...CHARGES_AND_PLEAS_JA,
  ...DISABILITY_REVIEWS_JA,
  ...HOA_FINES_JA,
  ...LICENSE_SUSPENSIONS_JA,
  ...MEDICAID_ESTATE_JA,
  ...TAX_CREDITS_JA,
  ...CITY_CODE_JA,
  ...DISABILITY_AND_VETERANS_JA,
  ...TICKETS_JA,
  ...TOWED_CARS_JA,
  ...TICKET_LAW_JA,
  ...TOLLS_JA,
  ...CITY_PARKING_TICKETS_JA,
  ...TRAFFIC_CITATIONS_JA,
  ...PRIVATE_PARKING_JA,
  ...UNEMPLOYMENT_DENIAL_JA,
  ...NAMED_LAW_OF_OFFICES_JA,
}
