/** The United States in Spanish: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_ES } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_ES } from './animals-in-rented-homes.ts'
import { CHANGES_ES } from './changes.ts'
import { CHARGES_ES } from './charges.ts'
import { CITY_TENANTS_ES } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_ES } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_ES } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_ES } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_ES } from './dismissal-steps.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { EVICTION_MYTHS_ES } from './eviction-myths.ts'
import { EVICTION_NOTICES_ES } from './eviction-notices.ts'
import { EVICTION_RIGHTS_ES } from './eviction-rights.ts'
import { EVICTION_STEPS_ES } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_ES } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_ES } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_ES } from './hiring-checks.ts'
import { JOB_RECORDS_ES } from './job-records.ts'
import { LEAVE_AND_BREAKS_ES } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_ES } from './named-law-of-homes.ts'
import { NURSING_HOMES_ES } from './nursing-homes.ts'
import { PUBLIC_HOUSING_ES } from './public-housing.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RIGHT_TO_SUE_ES } from './right-to-sue.ts'
import { RIVAL_WORK_ES } from './rival-work.ts'
import { WORKPLACE_WARNINGS_ES } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_ES: Words = {
  ...LEAVE_AND_BREAKS_ES,
  ...ANIMALS_IN_RENTED_HOMES_ES,
  ...CITY_TENANTS_ES,
  ...NURSING_HOMES_ES,
  ...PUBLIC_HOUSING_ES,
  ...FAIR_TREATMENT_AT_WORK_ES,
  ...HIRING_CHECKS_ES,
  ...RIVAL_WORK_ES,
  ...ACCOMMODATION_ES,
  ...DISMISSAL_LAW_ES,
  ...RENT_RISE_ES,
  ...CHANGES_ES,
  ...CHARGES_ES,
  ...EXIT_AGREEMENTS_ES,
  ...EVICTION_NOTICES_ES,
  ...EVICTION_RIGHTS_ES,
  ...EVICTION_STEPS_ES,
  ...EVICTION_MYTHS_ES,
  ...JOB_RECORDS_ES,
  ...RIGHT_TO_SUE_ES,
  ...DISMISSAL_ES,
  ...DISMISSAL_DEADLINES_ES,
  ...DISMISSAL_STEPS_ES,
  ...DISMISSAL_MYTHS_ES,
  ...WORKPLACE_WARNINGS_ES,
  ...NAMED_LAW_OF_HOMES_ES,
}
