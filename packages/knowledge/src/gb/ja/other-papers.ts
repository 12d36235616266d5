/** The United Kingdom in Japanese: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_JA } from './barred-list.ts'
import { BLUE_BADGE_JA } from './blue-badge.ts'
import { BUSINESS_RATES_JA } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_JA } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_JA } from './contact-with-children.ts'
import { CREDIT_REFUSED_JA } from './credit-refused.ts'
import { DATA_COPY_JA } from './data-copy.ts'
import { DOCTORS_LIST_JA } from './doctors-list.ts'
import { GOODS_KEPT_BACK_JA } from './goods-kept-back.ts'
import { HARASSMENT_JA } from './harassment.ts'
import { HEDGES_AND_WALLS_JA } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_JA } from './homeless-decision.ts'
import { HOURS_OF_WORK_JA } from './hours-of-work.ts'
import { IMMIGRATION_JA } from './immigration.ts'
import { INJURY_CLAIMS_JA } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_JA } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_JA } from './jury-summons.ts'
import { LOST_DATA_JA } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_JA } from './mental-health-hospital.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { PARK_HOMES_JA } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_JA } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_JA } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_JA } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_JA } from './school-exclusion.ts'
import { SCHOOL_PLACES_JA } from './school-places.ts'
import { SCHOOL_SUPPORT_JA } from './school-support.ts'
import { SHARED_HOME_JA } from './shared-home.ts'
import { SICK_PAY_REFUSED_JA } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_JA } from './violence-at-home.ts'

export const OTHER_PAPERS_JA: Words = {
  ...LOST_DATA_JA,
  ...CONTACT_WITH_CHILDREN_JA,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_JA,
  ...VIOLENCE_AT_HOME_JA,
  ...POWER_OF_ATTORNEY_JA,
  ...IMMIGRATION_JA,
  ...JURY_SUMMONS_JA,
  ...HOMELESS_DECISION_JA,
  ...HARASSMENT_JA,
  ...BLUE_BADGE_JA,
  ...SHARED_HOME_JA,
  ...HOURS_OF_WORK_JA,
  ...DATA_COPY_JA,
  ...PLANNING_NEXT_DOOR_JA,
  ...MENTAL_HEALTH_HOSPITAL_JA,
  ...INJURY_CLAIMS_JA,
  ...CREDIT_REFUSED_JA,
  ...SCHOOL_EXCLUSION_JA,
  ...SCHOOL_SUPPORT_JA,
  ...SCHOOL_ATTENDANCE_JA,
  ...SCHOOL_PLACES_JA,
  ...HEDGES_AND_WALLS_JA,
  ...NEIGHBOURS_JA,
  ...JOB_OFFER_WITHDRAWN_JA,
  ...BUSINESS_RATES_JA,
  ...PARK_HOMES_JA,
  ...GOODS_KEPT_BACK_JA,
  ...BARRED_LIST_JA,
  ...DOCTORS_LIST_JA,
  ...SICK_PAY_REFUSED_JA,
}
