/** The United States in Japanese: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_JA } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_JA } from './animals-in-rented-homes.ts'
import { CHANGES_JA } from './changes.ts'
import { CHARGES_JA } from './charges.ts'
import { CITY_TENANTS_JA } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_JA } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_JA } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_JA } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_JA } from './dismissal-steps.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { EVICTION_MYTHS_JA } from './eviction-myths.ts'
import { EVICTION_NOTICES_JA } from './eviction-notices.ts'
import { EVICTION_RIGHTS_JA } from './eviction-rights.ts'
import { EVICTION_STEPS_JA } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_JA } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_JA } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_JA } from './hiring-checks.ts'
import { JOB_RECORDS_JA } from './job-records.ts'
import { LEAVE_AND_BREAKS_JA } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_JA } from './named-law-of-homes.ts'
import { NURSING_HOMES_JA } from './nursing-homes.ts'
import { PUBLIC_HOUSING_JA } from './public-housing.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RIGHT_TO_SUE_JA } from './right-to-sue.ts'
import { RIVAL_WORK_JA } from './rival-work.ts'
import { WORKPLACE_WARNINGS_JA } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_JA: Words = {
  ...ACCOMMODATION_JA,
  ...CHANGES_JA,
  ...CHARGES_JA,
  ...CITY_TENANTS_JA,
  ...LEAVE_AND_BREAKS_JA,
  ...DISMISSAL_LAW_JA,
  ...EXIT_AGREEMENTS_JA,
  ...EVICTION_NOTICES_JA,
  ...EVICTION_RIGHTS_JA,
  ...EVICTION_STEPS_JA,
  ...EVICTION_MYTHS_JA,
  ...JOB_RECORDS_JA,
  ...ANIMALS_IN_RENTED_HOMES_JA,
  ...NURSING_HOMES_JA,
  ...FAIR_TREATMENT_AT_WORK_JA,
  ...HIRING_CHECKS_JA,
  ...RIVAL_WORK_JA,
  ...PUBLIC_HOUSING_JA,
  ...RENT_RISE_JA,
  ...RIGHT_TO_SUE_JA,
  ...DISMISSAL_JA,
  ...DISMISSAL_DEADLINES_JA,
  ...DISMISSAL_STEPS_JA,
  ...DISMISSAL_MYTHS_JA,
  ...WORKPLACE_WARNINGS_JA,
  ...NAMED_LAW_OF_HOMES_JA,
}
