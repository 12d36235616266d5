/** The United States in Dutch: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_NL } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_NL } from './animals-in-rented-homes.ts'
import { CHANGES_NL } from './changes.ts'
import { CHARGES_NL } from './charges.ts'
import { CITY_TENANTS_NL } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_NL } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_NL } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_NL } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_NL } from './dismissal-steps.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { EVICTION_MYTHS_NL } from './eviction-myths.ts'
import { EVICTION_NOTICES_NL } from './eviction-notices.ts'
import { EVICTION_RIGHTS_NL } from './eviction-rights.ts'
import { EVICTION_STEPS_NL } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_NL } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_NL } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_NL } from './hiring-checks.ts'
import { JOB_RECORDS_NL } from './job-records.ts'
import { LEAVE_AND_BREAKS_NL } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_NL } from './named-law-of-homes.ts'
import { NURSING_HOMES_NL } from './nursing-homes.ts'
import { PUBLIC_HOUSING_NL } from './public-housing.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RIGHT_TO_SUE_NL } from './right-to-sue.ts'
import { RIVAL_WORK_NL } from './rival-work.ts'
import { WORKPLACE_WARNINGS_NL } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_NL: Words = {
  ...ACCOMMODATION_NL,
  ...CHANGES_NL,
  ...CHARGES_NL,
  ...CITY_TENANTS_NL,
  ...LEAVE_AND_BREAKS_NL,
  ...DISMISSAL_LAW_NL,
  ...EXIT_AGREEMENTS_NL,
  ...EVICTION_NOTICES_NL,
  ...EVICTION_RIGHTS_NL,
  ...EVICTION_STEPS_NL,
  ...EVICTION_MYTHS_NL,
  ...JOB_RECORDS_NL,
  ...ANIMALS_IN_RENTED_HOMES_NL,
  ...NURSING_HOMES_NL,
  ...FAIR_TREATMENT_AT_WORK_NL,
  ...HIRING_CHECKS_NL,
  ...RIVAL_WORK_NL,
  ...PUBLIC_HOUSING_NL,
  ...RENT_RISE_NL,
  ...RIGHT_TO_SUE_NL,
  ...DISMISSAL_NL,
  ...DISMISSAL_DEADLINES_NL,
  ...DISMISSAL_STEPS_NL,
  ...DISMISSAL_MYTHS_NL,
  ...WORKPLACE_WARNINGS_NL,
  ...NAMED_LAW_OF_HOMES_NL,
}
