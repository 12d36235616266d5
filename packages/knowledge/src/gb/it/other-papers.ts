/** The United Kingdom in Italian: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_IT } from './barred-list.ts'
import { BLUE_BADGE_IT } from './blue-badge.ts'
import { BUSINESS_RATES_IT } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_IT } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_IT } from './contact-with-children.ts'
import { CREDIT_REFUSED_IT } from './credit-refused.ts'
import { DATA_COPY_IT } from './data-copy.ts'
import { DOCTORS_LIST_IT } from './doctors-list.ts'
import { GOODS_KEPT_BACK_IT } from './goods-kept-back.ts'
import { HARASSMENT_IT } from './harassment.ts'
import { HEDGES_AND_WALLS_IT } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_IT } from './homeless-decision.ts'
import { HOURS_OF_WORK_IT } from './hours-of-work.ts'
import { IMMIGRATION_IT } from './immigration.ts'
import { INJURY_CLAIMS_IT } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_IT } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_IT } from './jury-summons.ts'
import { LOST_DATA_IT } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_IT } from './mental-health-hospital.ts'
import { NEIGHBOURS_IT } from './neighbours.ts'
import { PARK_HOMES_IT } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_IT } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_IT } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_IT } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_IT } from './school-exclusion.ts'
import { SCHOOL_PLACES_IT } from './school-places.ts'
import { SCHOOL_SUPPORT_IT } from './school-support.ts'
import { SHARED_HOME_IT } from './shared-home.ts'
import { SICK_PAY_REFUSED_IT } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_IT } from './violence-at-home.ts'

export const OTHER_PAPERS_IT: Words = {
  ...LOST_DATA_IT,
  ...CONTACT_WITH_CHILDREN_IT,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_IT,
  ...VIOLENCE_AT_HOME_IT,
  ...POWER_OF_ATTORNEY_IT,
  ...IMMIGRATION_IT,
  ...JURY_SUMMONS_IT,
  ...HOMELESS_DECISION_IT,
  ...HARASSMENT_IT,
  ...BLUE_BADGE_IT,
  ...SHARED_HOME_IT,
  ...HOURS_OF_WORK_IT,
  ...DATA_COPY_IT,
  ...PLANNING_NEXT_DOOR_IT,
  ...MENTAL_HEALTH_HOSPITAL_IT,
  ...INJURY_CLAIMS_IT,
  ...CREDIT_REFUSED_IT,
  ...SCHOOL_EXCLUSION_IT,
  ...SCHOOL_SUPPORT_IT,
  ...SCHOOL_ATTENDANCE_IT,
  ...SCHOOL_PLACES_IT,
  ...HEDGES_AND_WALLS_IT,
  ...NEIGHBOURS_IT,
  ...JOB_OFFER_WITHDRAWN_IT,
  ...BUSINESS_RATES_IT,
  ...PARK_HOMES_IT,
  ...GOODS_KEPT_BACK_IT,
  ...BARRED_LIST_IT,
  ...DOCTORS_LIST_IT,
  ...SICK_PAY_REFUSED_IT,
}
