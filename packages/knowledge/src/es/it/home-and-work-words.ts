/** Spain in Italian: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_IT } from './community-dues.ts'
import { DAMAGE_CLAIMS_IT } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_IT } from './employment-steps.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { EVICTION_CLAIM_IT } from './eviction-claim.ts'
import { HOUSING_STEPS_IT } from './housing-steps.ts'
import { HOUSING_IT } from './housing.ts'
import { JOB_CHANGES_IT } from './job-changes.ts'
import { LEASE_CHANGES_IT } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_IT } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_IT } from './objective-dismissal.ts'
import { RENT_CAP_IT } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_IT } from './rent-demand.ts'
import { RENT_DEPOSIT_IT } from './rent-deposit.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_IT } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_IT: Words = {
  ...RENT_DEMAND_ROWS_IT,
  ...DAMAGE_CLAIMS_IT,
  ...COMMUNITY_DUES_IT,
  ...EVICTION_CLAIM_IT,
  ...OBJECTIVE_DISMISSAL_IT,
  ...UNEMPLOYMENT_BENEFIT_IT,
  ...EMPLOYMENT_IT,
  ...EMPLOYMENT_STEPS_IT,
  ...NOTICE_TO_LEAVE_IT,
  ...RENT_CAP_IT,
  ...HOUSING_IT,
  ...HOUSING_STEPS_IT,
  ...RENT_DEPOSIT_IT,
  ...RENT_RISE_IT,
  ...LEASE_CHANGES_IT,
  ...JOB_CHANGES_IT,
}
