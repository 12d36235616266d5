/** Spain in Spanish: homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COMMUNITY_DUES_WORDS } from './community-dues.ts'
import { DAMAGE_CLAIMS_ES } from './damage-claims.ts'
import { EMPLOYMENT_STEPS_WORDS } from './employment-steps.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { EVICTION_CLAIM_WORDS } from './eviction-claim.ts'
import { HOUSING_STEPS_WORDS } from './housing-steps.ts'
import { HOUSING_WORDS } from './housing.ts'
import { JOB_CHANGES_ES } from './job-changes.ts'
import { LEASE_CHANGES_ES } from './lease-changes.ts'
import { NOTICE_TO_LEAVE_WORDS } from './notice-to-leave.ts'
import { OBJECTIVE_DISMISSAL_WORDS } from './objective-dismissal.ts'
import { RENT_CAP_WORDS } from './rent-cap.ts'
import { RENT_DEMAND_ROWS_ES } from './rent-demand.ts'
import { RENT_DEPOSIT_WORDS } from './rent-deposit.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { UNEMPLOYMENT_BENEFIT_WORDS } from './unemployment-benefit.ts'

export const HOME_AND_WORK_WORDS_ES: Words = {
  ...RENT_DEMAND_ROWS_ES,
  ...DAMAGE_CLAIMS_ES,
  ...RENT_RISE_WORDS,
  ...EVICTION_CLAIM_WORDS,
  ...OBJECTIVE_DISMISSAL_WORDS,
  ...UNEMPLOYMENT_BENEFIT_WORDS,
  ...EMPLOYMENT_WORDS,
  ...EMPLOYMENT_STEPS_WORDS,
  ...NOTICE_TO_LEAVE_WORDS,
  ...RENT_CAP_WORDS,
  ...HOUSING_WORDS,
  ...HOUSING_STEPS_WORDS,
  ...COMMUNITY_DUES_WORDS,
  ...RENT_DEPOSIT_WORDS,
  ...LEASE_CHANGES_ES,
  ...JOB_CHANGES_ES,
}
