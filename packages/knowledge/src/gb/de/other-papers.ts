/** The United Kingdom in German: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_DE } from './barred-list.ts'
import { BLUE_BADGE_DE } from './blue-badge.ts'
import { BUSINESS_RATES_DE } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_DE } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_DE } from './contact-with-children.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { DATA_COPY_DE } from './data-copy.ts'
import { DOCTORS_LIST_DE } from './doctors-list.ts'
import { GOODS_KEPT_BACK_DE } from './goods-kept-back.ts'
import { HARASSMENT_DE } from './harassment.ts'
import { HEDGES_AND_WALLS_DE } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_DE } from './homeless-decision.ts'
import { HOURS_OF_WORK_DE } from './hours-of-work.ts'
import { IMMIGRATION_DE } from './immigration.ts'
import { INJURY_CLAIMS_DE } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_DE } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_DE } from './jury-summons.ts'
import { LOST_DATA_DE } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_DE } from './mental-health-hospital.ts'
import { NEIGHBOURS_DE } from './neighbours.ts'
import { PARK_HOMES_DE } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_DE } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_DE } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_DE } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_DE } from './school-exclusion.ts'
import { SCHOOL_PLACES_DE } from './school-places.ts'
import { SCHOOL_SUPPORT_DE } from './school-support.ts'
import { SHARED_HOME_DE } from './shared-home.ts'
import { SICK_PAY_REFUSED_DE } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_DE } from './violence-at-home.ts'

export const OTHER_PAPERS_DE: Words = {
  ...LOST_DATA_DE,
  ...CONTACT_WITH_CHILDREN_DE,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_DE,
  ...VIOLENCE_AT_HOME_DE,
  ...POWER_OF_ATTORNEY_DE,
  ...IMMIGRATION_DE,
  ...JURY_SUMMONS_DE,
  ...HOMELESS_DECISION_DE,
  ...HARASSMENT_DE,
  ...BLUE_BADGE_DE,
  ...SHARED_HOME_DE,
  ...HOURS_OF_WORK_DE,
  ...DATA_COPY_DE,
  ...PLANNING_NEXT_DOOR_DE,
  ...MENTAL_HEALTH_HOSPITAL_DE,
  ...INJURY_CLAIMS_DE,
  ...CREDIT_REFUSED_DE,
  ...SCHOOL_EXCLUSION_DE,
  ...SCHOOL_SUPPORT_DE,
  ...SCHOOL_ATTENDANCE_DE,
  ...SCHOOL_PLACES_DE,
  ...HEDGES_AND_WALLS_DE,
  ...NEIGHBOURS_DE,
  ...JOB_OFFER_WITHDRAWN_DE,
  ...BUSINESS_RATES_DE,
  ...PARK_HOMES_DE,
  ...GOODS_KEPT_BACK_DE,
  ...BARRED_LIST_DE,
  ...DOCTORS_LIST_DE,
  ...SICK_PAY_REFUSED_DE,
}
