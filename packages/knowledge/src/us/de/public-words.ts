/** The United States in German: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_DE } from './benefit-notices.ts'
import { BENEFITS_DE } from './benefits.ts'
import { CHARGES_AND_PLEAS_DE } from './charges-and-pleas.ts'
import { CITY_CODE_DE } from './city-code.ts'
import { CITY_PARKING_TICKETS_DE } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_DE } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_DE } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_DE } from './food-benefit-stops.ts'
import { HOA_FINES_DE } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_DE } from './license-suspensions.ts'
import { MEDICAID_ESTATE_DE } from './medicaid-estate.ts'
import { MEDICAID_STOPS_DE } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_DE } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_DE } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { SCHOOL_MEALS_DE } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_DE } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_DE } from './social-security-stops.ts'
import { TAX_CREDITS_DE } from './tax-credits.ts'
import { TICKET_LAW_DE } from './ticket-law.ts'
import { TICKETS_DE } from './tickets.ts'
import { TOLLS_DE } from './tolls.ts'
import { TOWED_CARS_DE } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_DE } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_DE } from './unemployment-denial.ts'

export const PUBLIC_WORDS_DE: Words = {
  ...BENEFIT_NOTICES_DE,
  ...FOOD_BENEFIT_STOPS_DE,
  ...MEDICAID_STOPS_DE,
  ...METROPOLITAN_DISTRICTS_DE,
  ...SOCIAL_SECURITY_STOPS_DE,
  ...SCHOOL_MEALS_DE,
  ...BENEFITS_DE,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_DE,
  ...CHARGES_AND_PLEAS_DE,
  ...DISABILITY_REVIEWS_DE,
  ...HOA_FINES_DE,
  ...LICENSE_SUSPENSIONS_DE,
  ...MEDICAID_ESTATE_DE,
  ...TAX_CREDITS_DE,
  ...CITY_CODE_DE,
  ...DISABILITY_AND_VETERANS_DE,
  ...TICKET_LAW_DE,
  ...TOLLS_DE,
  ...CITY_PARKING_TICKETS_DE,
  ...TRAFFIC_CITATIONS_DE,
  ...PRIVATE_PARKING_DE,
  ...TICKETS_DE,
  ...TOWED_CARS_DE,
  ...UNEMPLOYMENT_DENIAL_DE,
  ...NAMED_LAW_OF_OFFICES_DE,
}
