/** The United Kingdom in French: rows for papers without a kind of their own. */
import type { Words } from '@plainletter/contracts/rule'

import { BARRED_LIST_FR } from './barred-list.ts'
import { BLUE_BADGE_FR } from './blue-badge.ts'
import { BUSINESS_RATES_FR } from './business-rates.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI_FR } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN_FR } from './contact-with-children.ts'
import { CREDIT_REFUSED_FR } from './credit-refused.ts'
import { DATA_COPY_FR } from './data-copy.ts'
import { DOCTORS_LIST_FR } from './doctors-list.ts'
import { GOODS_KEPT_BACK_FR } from './goods-kept-back.ts'
import { HARASSMENT_FR } from './harassment.ts'
import { HEDGES_AND_WALLS_FR } from './hedges-and-walls.ts'
import { HOMELESS_DECISION_FR } from './homeless-decision.ts'
import { HOURS_OF_WORK_FR } from './hours-of-work.ts'
import { IMMIGRATION_FR } from './immigration.ts'
import { INJURY_CLAIMS_FR } from './injury-claims.ts'
import { JOB_OFFER_WITHDRAWN_FR } from './job-offer-withdrawn.ts'
import { JURY_SUMMONS_FR } from './jury-summons.ts'
import { LOST_DATA_FR } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL_FR } from './mental-health-hospital.ts'
import { NEIGHBOURS_FR } from './neighbours.ts'
import { PARK_HOMES_FR } from './park-homes.ts'
import { PLANNING_NEXT_DOOR_FR } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY_FR } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE_FR } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_FR } from './school-exclusion.ts'
import { SCHOOL_PLACES_FR } from './school-places.ts'
import { SCHOOL_SUPPORT_FR } from './school-support.ts'
import { SHARED_HOME_FR } from './shared-home.ts'
import { SICK_PAY_REFUSED_FR } from './sick-pay-refused.ts'
import { VIOLENCE_AT_HOME_FR } from './violence-at-home.ts'

export const OTHER_PAPERS_FR: Words = {
  ...LOST_DATA_FR,
  ...CONTACT_WITH_CHILDREN_FR,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI_FR,
  ...VIOLENCE_AT_HOME_FR,
  ...POWER_OF_ATTORNEY_FR,
  ...IMMIGRATION_FR,
  ...JURY_SUMMONS_FR,
  ...HOMELESS_DECISION_FR,
  ...HARASSMENT_FR,
  ...BLUE_BADGE_FR,
  ...SHARED_HOME_FR,
  ...HOURS_OF_WORK_FR,
  ...DATA_COPY_FR,
  ...PLANNING_NEXT_DOOR_FR,
  ...MENTAL_HEALTH_HOSPITAL_FR,
  ...INJURY_CLAIMS_FR,
  ...CREDIT_REFUSED_FR,
  ...SCHOOL_EXCLUSION_FR,
  ...SCHOOL_SUPPORT_FR,
  ...SCHOOL_ATTENDANCE_FR,
  ...SCHOOL_PLACES_FR,
  ...HEDGES_AND_WALLS_FR,
  ...NEIGHBOURS_FR,
  ...JOB_OFFER_WITHDRAWN_FR,
  ...BUSINESS_RATES_FR,
  ...PARK_HOMES_FR,
  ...GOODS_KEPT_BACK_FR,
  ...BARRED_LIST_FR,
  ...DOCTORS_LIST_FR,
  ...SICK_PAY_REFUSED_FR,
}
