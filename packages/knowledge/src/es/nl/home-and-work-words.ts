/** Spain in Dutch: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_NL } from './community-dues.ts'
import { DAMAGE_CLAIMS_NL } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_NL } from './employment-steps.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { EVICTION_CLAIM_NL } from './eviction-claim.ts'
import { HOUSING_STEPS_NL } from './housing-steps.ts'
import { HOUSING_NL } from './housing.ts'
import { JOB_CHANGES_NL } from './job-changes.ts'
import { LEASE_CHANGES_NL } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_NL } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_NL } from './objective-dismissal.ts'
import { RENT_CAP_NL } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_NL } from './rent-demand.ts'
import { RENT_DEPOSIT_NL } from './rent-deposit.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_NL } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_NL: Words = {
  ...RENT_DEMAND_ROWS_NL,
  ...DAMAGE_CLAIMS_NL,
  ...COMMUNITY_DUES_NL,
  ...EVICTION_CLAIM_NL,
  ...OBJECTIVE_DISMISSAL_NL,
  ...UNEMPLOYMENT_BENEFIT_NL,
  ...EMPLOYMENT_NL,
  ...EMPLOYMENT_STEPS_NL,
  ...NOTICE_TO_LEAVE_NL,
  ...RENT_CAP_NL,
  ...HOUSING_NL,
  ...HOUSING_STEPS_NL,
  ...RENT_DEPOSIT_NL,
  ...RENT_RISE_NL,
  ...LEASE_CHANGES_NL,
  ...JOB_CHANGES_NL,
}
