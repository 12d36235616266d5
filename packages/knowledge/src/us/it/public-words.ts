/** The United States in Italian: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_IT } from './benefit-notices.ts'
import { BENEFITS_IT } from './benefits.ts'
import { CHARGES_AND_PLEAS_IT } from './charges-and-pleas.ts'
import { CITY_CODE_IT } from './city-code.ts'
import { CITY_PARKING_TICKETS_IT } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_IT } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_IT } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_IT } from './food-benefit-stops.ts'
import { HOA_FINES_IT } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_IT } from './license-suspensions.ts'
import { MEDICAID_ESTATE_IT } from './medicaid-estate.ts'
import { MEDICAID_STOPS_IT } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_IT } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_IT } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { SCHOOL_MEALS_IT } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_IT } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_IT } from './social-security-stops.ts'
import { TAX_CREDITS_IT } from './tax-credits.ts'
import { TICKET_LAW_IT } from './ticket-law.ts'
import { TICKETS_IT } from './tickets.ts'
import { TOLLS_IT } from './tolls.ts'
import { TOWED_CARS_IT } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_IT } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_IT } from './unemployment-denial.ts'

export const PUBLIC_WORDS_IT: Words = {
  ...BENEFIT_NOTICES_IT,
  ...FOOD_BENEFIT_STOPS_IT,
  ...MEDICAID_STOPS_IT,
  ...METROPOLITAN_DISTRICTS_IT,
  ...SOCIAL_SECURITY_STOPS_IT,
  ...SCHOOL_MEALS_IT,
  ...BENEFITS_IT,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_IT,
  ...CHARGES_AND_PLEAS_IT,
  ...DISABILITY_REVIEWS_IT,
  ...HOA_FINES_IT,
  ...LICENSE_SUSPENSIONS_IT,
  ...MEDICAID_ESTATE_IT,
  ...TAX_CREDITS_IT,
  ...CITY_CODE_IT,
  ...DISABILITY_AND_VETERANS_IT,
  ...TICKET_LAW_IT,
  ...TOLLS_IT,
  ...CITY_PARKING_TICKETS_IT,
  ...TRAFFIC_CITATIONS_IT,
  ...PRIVATE_PARKING_IT,
  ...TICKETS_IT,
  ...TOWED_CARS_IT,
  ...UNEMPLOYMENT_DENIAL_IT,
  ...NAMED_LAW_OF_OFFICES_IT,
}
