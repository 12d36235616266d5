/** The United States in Italian: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_IT } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_IT } from './animals-in-rented-homes.ts'
import { CHANGES_IT } from './changes.ts'
import { CHARGES_IT } from './charges.ts'
import { CITY_TENANTS_IT } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_IT } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_IT } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_IT } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_IT } from './dismissal-steps.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { EVICTION_MYTHS_IT } from './eviction-myths.ts'
import { EVICTION_NOTICES_IT } from './eviction-notices.ts'
import { EVICTION_RIGHTS_IT } from './eviction-rights.ts'
import { EVICTION_STEPS_IT } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_IT } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_IT } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_IT } from './hiring-checks.ts'
import { JOB_RECORDS_IT } from './job-records.ts'
import { LEAVE_AND_BREAKS_IT } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_IT } from './named-law-of-homes.ts'
import { NURSING_HOMES_IT } from './nursing-homes.ts'
import { PUBLIC_HOUSING_IT } from './public-housing.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RIGHT_TO_SUE_IT } from './right-to-sue.ts'
import { RIVAL_WORK_IT } from './rival-work.ts'
import { WORKPLACE_WARNINGS_IT } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_IT: Words = {
  ...RIVAL_WORK_IT,
  ...ACCOMMODATION_IT,
  ...CHANGES_IT,
  ...CHARGES_IT,
  ...CITY_TENANTS_IT,
  ...DISMISSAL_LAW_IT,
  ...EXIT_AGREEMENTS_IT,
  ...EVICTION_NOTICES_IT,
  ...EVICTION_RIGHTS_IT,
  ...EVICTION_STEPS_IT,
  ...EVICTION_MYTHS_IT,
  ...JOB_RECORDS_IT,
  ...ANIMALS_IN_RENTED_HOMES_IT,
  ...NURSING_HOMES_IT,
  ...FAIR_TREATMENT_AT_WORK_IT,
  ...HIRING_CHECKS_IT,
  ...LEAVE_AND_BREAKS_IT,
  ...PUBLIC_HOUSING_IT,
  ...RENT_RISE_IT,
  ...RIGHT_TO_SUE_IT,
  ...DISMISSAL_IT,
  ...DISMISSAL_DEADLINES_IT,
  ...DISMISSAL_STEPS_IT,
  ...DISMISSAL_MYTHS_IT,
  ...WORKPLACE_WARNINGS_IT,
  ...NAMED_LAW_OF_HOMES_IT,
}
