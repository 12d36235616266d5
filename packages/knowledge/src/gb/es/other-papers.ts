/** The United Kingdom in Spanish: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_ES } from './barred-list.ts'
import { BLUE_BADGE_ES } from './blue-badge.ts'
import { BUSINESS_RATES_ES } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_ES } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_ES } from './contact-with-children.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { DATA_COPY_ES } from './data-copy.ts'
import { DOCTORS_LIST_ES } from './doctors-list.ts'
import { GOODS_KEPT_BACK_ES } from './goods-kept-back.ts'
import { HARASSMENT_ES } from './harassment.ts'
import { HEDGES_AND_WALLS_ES } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_ES } from './homeless-decision.ts'
import { HOURS_OF_WORK_ES } from './hours-of-work.ts'
import { IMMIGRATION_ES } from './immigration.ts'
import { INJURY_CLAIMS_ES } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_ES } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_ES } from './jury-summons.ts'
import { LOST_DATA_ES } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_ES } from './mental-health-hospital.ts'
import { NEIGHBOURS_ES } from './neighbours.ts'
import { PARK_HOMES_ES } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_ES } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_ES } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_ES } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_ES } from './school-exclusion.ts'
import { SCHOOL_PLACES_ES } from './school-places.ts'
import { SCHOOL_SUPPORT_ES } from './school-support.ts'
import { SHARED_HOME_ES } from './shared-home.ts'
import { SICK_PAY_REFUSED_ES } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_ES } from './violence-at-home.ts'

export const OTHER_PAPERS_ES: Words = {
  ...LOST_DATA_ES,
  ...CONTACT_WITH_CHILDREN_ES,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_ES,
  ...VIOLENCE_AT_HOME_ES,
  ...POWER_OF_ATTORNEY_ES,
  ...IMMIGRATION_ES,
  ...JURY_SUMMONS_ES,
  ...HOMELESS_DECISION_ES,
  ...HARASSMENT_ES,
  ...BLUE_BADGE_ES,
  ...SHARED_HOME_ES,
  ...HOURS_OF_WORK_ES,
  ...DATA_COPY_ES,
  ...PLANNING_NEXT_DOOR_ES,
  ...MENTAL_HEALTH_HOSPITAL_ES,
  ...INJURY_CLAIMS_ES,
  ...CREDIT_REFUSED_ES,
  ...SCHOOL_EXCLUSION_ES,
  ...SCHOOL_SUPPORT_ES,
  ...SCHOOL_ATTENDANCE_ES,
  ...SCHOOL_PLACES_ES,
  ...HEDGES_AND_WALLS_ES,
  ...NEIGHBOURS_ES,
  ...JOB_OFFER_WITHDRAWN_ES,
  ...BUSINESS_RATES_ES,
  ...PARK_HOMES_ES,
  ...GOODS_KEPT_BACK_ES,
  ...BARRED_LIST_ES,
  ...DOCTORS_LIST_ES,
  ...SICK_PAY_REFUSED_ES,
}
