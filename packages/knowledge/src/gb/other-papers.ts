/** The United Kingdom: the rows that speak to papers without a kind of their own and to questions about them. Each of both needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { BLUE_BADGE } from './blue-badge.ts'
import { CONTACT_WITH_CHILDREN_SCOTLAND_NI } from './contact-with-children-scotland-ni.ts'
import { CONTACT_WITH_CHILDREN } from './contact-with-children.ts'
import { CREDIT_REFUSED } from './credit-refused.ts'
import { DATA_COPY } from './data-copy.ts'
import { HARASSMENT } from './harassment.ts'
import { HEDGES_AND_WALLS } from './hedges-and-walls.ts'
import { HOMELESS_DECISION } from './homeless-decision.ts'
import { HOURS_OF_WORK } from './hours-of-work.ts'
import { IMMIGRATION } from './immigration.ts'
import { INJURY_CLAIMS } from './injury-claims.ts'
import { JURY_SUMMONS } from './jury-summons.ts'
import { LOST_DATA } from './lost-data.ts'
import { MENTAL_HEALTH_HOSPITAL } from './mental-health-hospital.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { PLANNING_NEXT_DOOR } from './planning-next-door.ts'
import { POWER_OF_ATTORNEY } from './power-of-attorney.ts'
import { SCHOOL_ATTENDANCE } from './school-attendance.ts'
import { SCHOOL_EXCLUSION } from './school-exclusion.ts'
import { SCHOOL_PLACES } from './school-places.ts'
import { SCHOOL_SUPPORT } from './school-support.ts'
import { SHARED_HOME } from './shared-home.ts'
import { VIOLENCE_AT_HOME } from './violence-at-home.ts'

export const OTHER_PAPERS: readonly Rule[] = [
  ...SCHOOL_EXCLUSION,
  ...SCHOOL_SUPPORT,
  ...SCHOOL_ATTENDANCE,
  ...SCHOOL_PLACES,
  ...HEDGES_AND_WALLS,
  ...NEIGHBOURS,
  ...LOST_DATA,
  ...CONTACT_WITH_CHILDREN,
  ...CONTACT_WITH_CHILDREN_SCOTLAND_NI,
  ...VIOLENCE_AT_HOME,
  ...POWER_OF_ATTORNEY,
  ...IMMIGRATION,
  ...JURY_SUMMONS,
  ...HOMELESS_DECISION,
  ...HARASSMENT,
  ...BLUE_BADGE,
  ...SHARED_HOME,
  ...HOURS_OF_WORK,
  ...DATA_COPY,
  ...PLANNING_NEXT_DOOR,
  ...MENTAL_HEALTH_HOSPITAL,
  ...INJURY_CLAIMS,
  ...CREDIT_REFUSED,
]
