/** The United States in German: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_DE } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_DE } from './animals-in-rented-homes.ts'
import { CHANGES_DE } from './changes.ts'
import { CHARGES_DE } from './charges.ts'
import { CITY_TENANTS_DE } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_DE } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_DE } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_DE } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_DE } from './dismissal-steps.ts'
import { DISMISSAL_DE } from './dismissal.ts'
import { EVICTION_MYTHS_DE } from './eviction-myths.ts'
import { EVICTION_NOTICES_DE } from './eviction-notices.ts'
import { EVICTION_RIGHTS_DE } from './eviction-rights.ts'
import { EVICTION_STEPS_DE } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_DE } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_DE } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_DE } from './hiring-checks.ts'
import { JOB_RECORDS_DE } from './job-records.ts'
import { LEAVE_AND_BREAKS_DE } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_DE } from './named-law-of-homes.ts'
import { NURSING_HOMES_DE } from './nursing-homes.ts'
import { PUBLIC_HOUSING_DE } from './public-housing.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { RIGHT_TO_SUE_DE } from './right-to-sue.ts'
import { RIVAL_WORK_DE } from './rival-work.ts'
import { WORKPLACE_WARNINGS_DE } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_DE: Words = {
  ...ACCOMMODATION_DE,
  ...CHANGES_DE,
  ...CHARGES_DE,
  ...CITY_TENANTS_DE,
  ...LEAVE_AND_BREAKS_DE,
  ...DISMISSAL_LAW_DE,
  ...EXIT_AGREEMENTS_DE,
  ...EVICTION_NOTICES_DE,
  ...EVICTION_RIGHTS_DE,
  ...EVICTION_STEPS_DE,
  ...EVICTION_MYTHS_DE,
  ...JOB_RECORDS_DE,
  ...ANIMALS_IN_RENTED_HOMES_DE,
  ...NURSING_HOMES_DE,
  ...FAIR_TREATMENT_AT_WORK_DE,
  ...HIRING_CHECKS_DE,
  ...RIVAL_WORK_DE,
  ...PUBLIC_HOUSING_DE,
  ...RENT_RISE_DE,
  ...RIGHT_TO_SUE_DE,
  ...DISMISSAL_DE,
  ...DISMISSAL_DEADLINES_DE,
  ...DISMISSAL_STEPS_DE,
  ...DISMISSAL_MYTHS_DE,
  ...WORKPLACE_WARNINGS_DE,
  ...NAMED_LAW_OF_HOMES_DE,
}
