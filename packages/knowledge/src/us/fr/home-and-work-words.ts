/** The United States in French: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOMMODATION_FR } from './accommodation.ts'
import { ANIMALS_IN_RENTED_HOMES_FR } from './animals-in-rented-homes.ts'
import { CHANGES_FR } from './changes.ts'
import { CHARGES_FR } from './charges.ts'
import { CITY_TENANTS_FR } from './city-tenants.ts'
import { DISMISSAL_DEADLINES_FR } from './dismissal-deadlines.ts'
import { DISMISSAL_LAW_FR } from './dismissal-law.ts'
import { DISMISSAL_MYTHS_FR } from './dismissal-myths.ts'
import { DISMISSAL_STEPS_FR } from './dismissal-steps.ts'
import { DISMISSAL_FR } from './dismissal.ts'
import { EVICTION_MYTHS_FR } from './eviction-myths.ts'
import { EVICTION_NOTICES_FR } from './eviction-notices.ts'
import { EVICTION_RIGHTS_FR } from './eviction-rights.ts'
import { EVICTION_STEPS_FR } from './eviction-steps.ts'
import { EXIT_AGREEMENTS_FR } from './exit-agreements.ts'
import { FAIR_TREATMENT_AT_WORK_FR } from './fair-treatment-at-work.ts'
import { HIRING_CHECKS_FR } from './hiring-checks.ts'
import { JOB_RECORDS_FR } from './job-records.ts'
import { LEAVE_AND_BREAKS_FR } from './leave-and-breaks.ts'
import { NAMED_LAW_OF_HOMES_FR } from './named-law-of-homes.ts'
import { NURSING_HOMES_FR } from './nursing-homes.ts'
import { PUBLIC_HOUSING_FR } from './public-housing.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { RIGHT_TO_SUE_FR } from './right-to-sue.ts'
import { RIVAL_WORK_FR } from './rival-work.ts'
import { WORKPLACE_WARNINGS_FR } from './workplace-warnings.ts'

export const HOME_AND_WORK_WORDS_FR: Words = {
  ...ACCOMMODATION_FR,
  ...CHANGES_FR,
  ...CHARGES_FR,
  ...CITY_TENANTS_FR,
  ...LEAVE_AND_BREAKS_FR,
  ...DISMISSAL_LAW_FR,
  ...EXIT_AGREEMENTS_FR,
  ...EVICTION_NOTICES_FR,
  ...EVICTION_RIGHTS_FR,
  ...EVICTION_STEPS_FR,
  ...EVICTION_MYTHS_FR,
  ...JOB_RECORDS_FR,
  ...ANIMALS_IN_RENTED_HOMES_FR,
  ...NURSING_HOMES_FR,
  ...FAIR_TREATMENT_AT_WORK_FR,
  ...HIRING_CHECKS_FR,
  ...RIVAL_WORK_FR,
  ...PUBLIC_HOUSING_FR,
  ...RENT_RISE_FR,
  ...RIGHT_TO_SUE_FR,
  ...DISMISSAL_FR,
  ...DISMISSAL_DEADLINES_FR,
  ...DISMISSAL_STEPS_FR,
  ...DISMISSAL_MYTHS_FR,
  ...WORKPLACE_WARNINGS_FR,
  ...NAMED_LAW_OF_HOMES_FR,
}
