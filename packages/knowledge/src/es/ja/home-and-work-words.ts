/** Spain in Japanese: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_JA } from './community-dues.ts'
import { DAMAGE_CLAIMS_JA } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_JA } from './employment-steps.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { EVICTION_CLAIM_JA } from './eviction-claim.ts'
import { HOUSING_STEPS_JA } from './housing-steps.ts'
import { HOUSING_JA } from './housing.ts'
import { JOB_CHANGES_JA } from './job-changes.ts'
import { LEASE_CHANGES_JA } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_JA } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_JA } from './objective-dismissal.ts'
import { RENT_CAP_JA } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_JA } from './rent-demand.ts'
import { RENT_DEPOSIT_JA } from './rent-deposit.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_JA } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_JA: Words = {
  ...RENT_DEMAND_ROWS_JA,
  ...DAMAGE_CLAIMS_JA,
  ...RENT_RISE_JA,
  ...EVICTION_CLAIM_JA,
  ...OBJECTIVE_DISMISSAL_JA,
  ...UNEMPLOYMENT_BENEFIT_JA,
  ...EMPLOYMENT_JA,
  ...EMPLOYMENT_STEPS_JA,
  ...NOTICE_TO_LEAVE_JA,
  ...RENT_CAP_JA,
  ...HOUSING_JA,
  ...HOUSING_STEPS_JA,
  ...COMMUNITY_DUES_JA,
  ...RENT_DEPOSIT_JA,
  ...LEASE_CHANGES_JA,
  ...JOB_CHANGES_JA,
}
