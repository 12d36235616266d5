/** The United Kingdom in Dutch: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_NL } from './barred-list.ts'
import { BLUE_BADGE_NL } from './blue-badge.ts'
import { BUSINESS_RATES_NL } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_NL } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_NL } from './contact-with-children.ts'
import { CREDIT_REFUSED_NL } from './credit-refused.ts'
import { DATA_COPY_NL } from './data-copy.ts'
import { DOCTORS_LIST_NL } from './doctors-list.ts'
import { GOODS_KEPT_BACK_NL } from './goods-kept-back.ts'
import { HARASSMENT_NL } from './harassment.ts'
import { HEDGES_AND_WALLS_NL } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_NL } from './homeless-decision.ts'
import { HOURS_OF_WORK_NL } from './hours-of-work.ts'
import { IMMIGRATION_NL } from './immigration.ts'
import { INJURY_CLAIMS_NL } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_NL } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_NL } from './jury-summons.ts'
import { LOST_DATA_NL } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_NL } from './mental-health-hospital.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { PARK_HOMES_NL } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_NL } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_NL } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_NL } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_NL } from './school-exclusion.ts'
import { SCHOOL_PLACES_NL } from './school-places.ts'
import { SCHOOL_SUPPORT_NL } from './school-support.ts'
import { SHARED_HOME_NL } from './shared-home.ts'
import { SICK_PAY_REFUSED_NL } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_NL } from './violence-at-home.ts'

export const OTHER_PAPERS_NL: Words = {
  ...LOST_DATA_NL,
  ...CONTACT_WITH_CHILDREN_NL,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_NL,
  ...VIOLENCE_AT_HOME_NL,
  ...POWER_OF_ATTORNEY_NL,
  ...IMMIGRATION_NL,
  ...JURY_SUMMONS_NL,
  ...HOMELESS_DECISION_NL,
  ...HARASSMENT_NL,
  ...BLUE_BADGE_NL,
  ...SHARED_HOME_NL,
  ...HOURS_OF_WORK_NL,
  ...DATA_COPY_NL,
  ...PLANNING_NEXT_DOOR_NL,
  ...MENTAL_HEALTH_HOSPITAL_NL,
  ...INJURY_CLAIMS_NL,
  ...CREDIT_REFUSED_NL,
  ...SCHOOL_EXCLUSION_NL,
  ...SCHOOL_SUPPORT_NL,
  ...SCHOOL_ATTENDANCE_NL,
  ...SCHOOL_PLACES_NL,
  ...HEDGES_AND_WALLS_NL,
  ...NEIGHBOURS_NL,
  ...JOB_OFFER_WITHDRAWN_NL,
  ...BUSINESS_RATES_NL,
  ...PARK_HOMES_NL,
  ...GOODS_KEPT_BACK_NL,
  ...BARRED_LIST_NL,
  ...DOCTORS_LIST_NL,
  ...SICK_PAY_REFUSED_NL,
}
