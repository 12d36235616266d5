/** Spain in French: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_FR } from './community-dues.ts'
import { DAMAGE_CLAIMS_FR } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_FR } from './employment-steps.ts'
import { EMPLOYMENT_FR } from './employment.ts'
import { EVICTION_CLAIM_FR } from './eviction-claim.ts'
import { HOUSING_STEPS_FR } from './housing-steps.ts'
import { HOUSING_FR } from './housing.ts'
import { JOB_CHANGES_FR } from './job-changes.ts'
import { LEASE_CHANGES_FR } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_FR } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_FR } from './objective-dismissal.ts'
import { RENT_CAP_FR } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_FR } from './rent-demand.ts'
import { RENT_DEPOSIT_FR } from './rent-deposit.ts'
import { RENT_RISE_FR } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_FR } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_FR: Words = {
  ...RENT_DEMAND_ROWS_FR,
  ...DAMAGE_CLAIMS_FR,
  ...COMMUNITY_DUES_FR,
  ...EVICTION_CLAIM_FR,
  ...OBJECTIVE_DISMISSAL_FR,
  ...UNEMPLOYMENT_BENEFIT_FR,
  ...EMPLOYMENT_FR,
  ...EMPLOYMENT_STEPS_FR,
  ...NOTICE_TO_LEAVE_FR,
  ...RENT_CAP_FR,
  ...HOUSING_FR,
  ...HOUSING_STEPS_FR,
  ...RENT_DEPOSIT_FR,
  ...RENT_RISE_FR,
  ...LEASE_CHANGES_FR,
  ...JOB_CHANGES_FR,
}
