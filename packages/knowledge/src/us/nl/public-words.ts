/** The United States in Dutch: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_NL } from './benefit-notices.ts'
import { BENEFITS_NL } from './benefits.ts'
import { CHARGES_AND_PLEAS_NL } from './charges-and-pleas.ts'
import { CITY_CODE_NL } from './city-code.ts'
import { CITY_PARKING_TICKETS_NL } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_NL } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_NL } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_NL } from './food-benefit-stops.ts'
import { HOA_FINES_NL } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_NL } from './license-suspensions.ts'
import { MEDICAID_ESTATE_NL } from './medicaid-estate.ts'
import { MEDICAID_STOPS_NL } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_NL } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_NL } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { SCHOOL_MEALS_NL } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_NL } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_NL } from './social-security-stops.ts'
import { TAX_CREDITS_NL } from './tax-credits.ts'
import { TICKET_LAW_NL } from './ticket-law.ts'
import { TICKETS_NL } from './tickets.ts'
import { TOLLS_NL } from './tolls.ts'
import { TOWED_CARS_NL } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_NL } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_NL } from './unemployment-denial.ts'

export const PUBLIC_WORDS_NL: Words = {
  ...BENEFIT_NOTICES_NL,
  ...FOOD_BENEFIT_STOPS_NL,
  ...MEDICAID_STOPS_NL,
  ...METROPOLITAN_DISTRICTS_NL,
  ...SOCIAL_SECURITY_STOPS_NL,
  ...SCHOOL_MEALS_NL,
  ...BENEFITS_NL,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_NL,
  ...CHARGES_AND_PLEAS_NL,
  ...DISABILITY_REVIEWS_NL,
  ...HOA_FINES_NL,
  ...LICENSE_SUSPENSIONS_NL,
  ...MEDICAID_ESTATE_NL,
  ...TAX_CREDITS_NL,
  ...CITY_CODE_NL,
  ...DISABILITY_AND_VETERANS_NL,
  ...TICKET_LAW_NL,
  ...TOLLS_NL,
  ...CITY_PARKING_TICKETS_NL,
  ...TRAFFIC_CITATIONS_NL,
  ...PRIVATE_PARKING_NL,
  ...TICKETS_NL,
  ...TOWED_CARS_NL,
  ...UNEMPLOYMENT_DENIAL_NL,
  ...NAMED_LAW_OF_OFFICES_NL,
}
