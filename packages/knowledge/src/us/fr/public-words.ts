/** The United States in French: rows about offices and the state. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_NOTICES_FR } from './benefit-notices.ts'
import { BENEFITS_FR } from './benefits.ts'
import { CHARGES_AND_PLEAS_FR } from './charges-and-pleas.ts'
import { CITY_CODE_FR } from './city-code.ts'
import { CITY_PARKING_TICKETS_FR } from './city-parking-tickets.ts'
import { DISABILITY_AND_VETERANS_FR } from './disability-and-veterans.ts'
import { DISABILITY_REVIEWS_FR } from './disability-reviews.ts'
import { FOOD_BENEFIT_STOPS_FR } from './food-benefit-stops.ts'
import { HOA_FINES_FR } from './hoa-fines.ts'
import { LICENSE_SUSPENSIONS_FR } from './license-suspensions.ts'
import { MEDICAID_ESTATE_FR } from './medicaid-estate.ts'
import { MEDICAID_STOPS_FR } from './medicaid-stops.ts'
import { METROPOLITAN_DISTRICTS_FR } from './metropolitan-districts.ts'
import { NAMED_LAW_OF_OFFICES_FR } from './named-law-of-offices.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { SCHOOL_MEALS_FR } from './school-meals.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_FR } from './snap-and-unemployment-overpayments.ts'
import { SOCIAL_SECURITY_STOPS_FR } from './social-security-stops.ts'
import { TAX_CREDITS_FR } from './tax-credits.ts'
import { TICKET_LAW_FR } from './ticket-law.ts'
import { TICKETS_FR } from './tickets.ts'
import { TOLLS_FR } from './tolls.ts'
import { TOWED_CARS_FR } from './towed-cars.ts'
import { TRAFFIC_CITATIONS_FR } from './traffic-citations.ts'
import { UNEMPLOYMENT_DENIAL_FR } from './unemployment-denial.ts'

export const PUBLIC_WORDS_FR: Words = {
  ...BENEFIT_NOTICES_FR,
  ...FOOD_BENEFIT_STOPS_FR,
  ...MEDICAID_STOPS_FR,
  ...METROPOLITAN_DISTRICTS_FR,
  ...SOCIAL_SECURITY_STOPS_FR,
  ...SCHOOL_MEALS_FR,
  ...BENEFITS_FR,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_FR,
  ...CHARGES_AND_PLEAS_FR,
  ...DISABILITY_REVIEWS_FR,
  ...HOA_FINES_FR,
  ...LICENSE_SUSPENSIONS_FR,
  ...MEDICAID_ESTATE_FR,
  ...TAX_CREDITS_FR,
  ...CITY_CODE_FR,
  ...DISABILITY_AND_VETERANS_FR,
  ...TICKET_LAW_FR,
  ...TOLLS_FR,
  ...CITY_PARKING_TICKETS_FR,
  ...TRAFFIC_CITATIONS_FR,
  ...PRIVATE_PARKING_FR,
  ...TICKETS_FR,
  ...TOWED_CARS_FR,
  ...UNEMPLOYMENT_DENIAL_FR,
  ...NAMED_LAW_OF_OFFICES_FR,
}
