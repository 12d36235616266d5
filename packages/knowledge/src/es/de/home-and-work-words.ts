/** Spain in German: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_DE } from './community-dues.ts'
import { DAMAGE_CLAIMS_DE } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_DE } from './employment-steps.ts'
import { EMPLOYMENT_DE } from './employment.ts'
import { EVICTION_CLAIM_DE } from './eviction-claim.ts'
import { HOUSING_STEPS_DE } from './housing-steps.ts'
import { HOUSING_DE } from './housing.ts'
import { JOB_CHANGES_DE } from './job-changes.ts'
import { LEASE_CHANGES_DE } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_DE } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_DE } from './objective-dismissal.ts'
import { RENT_CAP_DE } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_DE } from './rent-demand.ts'
import { RENT_DEPOSIT_DE } from './rent-deposit.ts'
import { RENT_RISE_DE } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_DE } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_DE: Words = {
  ...RENT_DEMAND_ROWS_DE,
  ...DAMAGE_CLAIMS_DE,
  ...COMMUNITY_DUES_DE,
  ...EVICTION_CLAIM_DE,
  ...OBJECTIVE_DISMISSAL_DE,
  ...UNEMPLOYMENT_BENEFIT_DE,
  ...EMPLOYMENT_DE,
  ...EMPLOYMENT_STEPS_DE,
  ...NOTICE_TO_LEAVE_DE,
  ...RENT_CAP_DE,
  ...HOUSING_DE,
  ...HOUSING_STEPS_DE,
  ...RENT_DEPOSIT_DE,
  ...RENT_RISE_DE,
  ...LEASE_CHANGES_DE,
  ...JOB_CHANGES_DE,
}
