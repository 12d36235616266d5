/** The United Kingdom in Dutch: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_NL } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_NL } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_NL } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_NL } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_NL } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_NL } from './dismissal-steps.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_NL } from './energy-breathing-space.ts'
import { EVICTION_FACTS_NL } from './eviction-facts.ts'
import { EVICTION_NATIONS_NL } from './eviction-nations.ts'
import { EVICTION_NOTICE_NL } from './eviction-notice.ts'
import { EVICTION_ORDER_NL } from './eviction-order.ts'
import { EVICTION_RIGHTS_NL } from './eviction-rights.ts'
import { EVICTION_SPECIAL_NL } from './eviction-special.ts'
import { EVICTION_STEPS_NL } from './eviction-steps.ts'
import { EXIT_AGREEMENT_NL } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_NL } from './grievance-at-work.ts'
import { GROUND_RENT_NL } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_NL } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_NL } from './illness-at-work.ts'
import { LANDLORD_DUTIES_NL } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_NL } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_NL } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_NL } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_NL } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_NL } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_NL } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_NL } from './redundancy-pay.ts'
import { RENT_ARREARS_NL } from './rent-arrears.ts'
import { RENT_RISES_NL } from './rent-rises.ts'
import { REPORTING_WRONGS_NL } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_NL } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_NL } from './service-charge.ts'
import { SHOP_LEASE_NL } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_NL } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_NL } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_NL } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_NL: Words = {
  ...NAMED_LAW_RIGHTS_NL,
  ...GROUND_RENT_NL,
  ...DISMISSAL_STEPS_NL,
  ...DISMISSAL_RIGHTS_NL,
  ...DISMISSAL_NL,
  ...EVICTION_STEPS_NL,
  ...EVICTION_RIGHTS_NL,
  ...EVICTION_FACTS_NL,
  ...RENT_ARREARS_NL,
  ...EVICTION_NOTICE_NL,
  ...EVICTION_ORDER_NL,
  ...EVICTION_SPECIAL_NL,
  ...COUNCIL_TENANCY_NL,
  ...EVICTION_NATIONS_NL,
  ...LETTERS_BEFORE_STEPS_NL,
  ...SERVICE_CHARGE_SCOTLAND_NL,
  ...SERVICE_CHARGE_NL,
  ...WARNING_AT_WORK_NL,
  ...SUSPENSION_AT_WORK_NL,
  ...HEARING_AT_WORK_PAPERS_NL,
  ...EXIT_AGREEMENT_NL,
  ...LANDLORD_DUTIES_NL,
  ...TRANSFER_OF_A_JOB_NL,
  ...REDUNDANCY_PAY_NL,
  ...ILLNESS_AT_WORK_NL,
  ...REPORTING_WRONGS_NL,
  ...DEBT_PLAN_SCOTLAND_NL,
  ...GRIEVANCE_AT_WORK_NL,
  ...LODGER_NOTICE_SCOTLAND_NL,
  ...LODGER_NOTICE_NORTHERN_IRELAND_NL,
  ...LODGER_NOTICE_NL,
  ...SHOP_LEASE_NL,
  ...PREGNANCY_AT_WORK_NL,
  ...DISMISSAL_NORTHERN_IRELAND_NL,
  ...RENT_RISES_NL,
  ...ENERGY_BREATHING_SPACE_NL,
  ...DISMISSAL_REASONS_NL,
}
