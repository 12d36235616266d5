/** The United Kingdom in Japanese: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_JA } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_JA } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_JA } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_JA } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_JA } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_JA } from './dismissal-steps.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_JA } from './energy-breathing-space.ts'
import { EVICTION_FACTS_JA } from './eviction-facts.ts'
import { EVICTION_NATIONS_JA } from './eviction-nations.ts'
import { EVICTION_NOTICE_JA } from './eviction-notice.ts'
import { EVICTION_ORDER_JA } from './eviction-order.ts'
import { EVICTION_RIGHTS_JA } from './eviction-rights.ts'
import { EVICTION_SPECIAL_JA } from './eviction-special.ts'
import { EVICTION_STEPS_JA } from './eviction-steps.ts'
import { EXIT_AGREEMENT_JA } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_JA } from './grievance-at-work.ts'
import { GROUND_RENT_JA } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_JA } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_JA } from './illness-at-work.ts'
import { LANDLORD_DUTIES_JA } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_JA } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_JA } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_JA } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_JA } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_JA } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_JA } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_JA } from './redundancy-pay.ts'
import { RENT_ARREARS_JA } from './rent-arrears.ts'
import { RENT_RISES_JA } from './rent-rises.ts'
import { REPORTING_WRONGS_JA } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_JA } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_JA } from './service-charge.ts'
import { SHOP_LEASE_JA } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_JA } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_JA } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_JA } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_JA: Words = {
  ...NAMED_LAW_RIGHTS_JA,
  ...GROUND_RENT_JA,
  ...DISMISSAL_STEPS_JA,
  ...DISMISSAL_RIGHTS_JA,
  ...DISMISSAL_JA,
  ...EVICTION_STEPS_JA,
  ...EVICTION_RIGHTS_JA,
  ...EVICTION_FACTS_JA,
  ...RENT_ARREARS_JA,
  ...EVICTION_NOTICE_JA,
  ...EVICTION_ORDER_JA,
  ...EVICTION_SPECIAL_JA,
  ...COUNCIL_TENANCY_JA,
  ...EVICTION_NATIONS_JA,
  ...LETTERS_BEFORE_STEPS_JA,
  ...SERVICE_CHARGE_SCOTLAND_JA,
  ...SERVICE_CHARGE_JA,
  ...WARNING_AT_WORK_JA,
  ...SUSPENSION_AT_WORK_JA,
  ...HEARING_AT_WORK_PAPERS_JA,
  ...EXIT_AGREEMENT_JA,
  ...LANDLORD_DUTIES_JA,
  ...TRANSFER_OF_A_JOB_JA,
  ...REDUNDANCY_PAY_JA,
  ...ILLNESS_AT_WORK_JA,
  ...REPORTING_WRONGS_JA,
  ...DEBT_PLAN_SCOTLAND_JA,
  ...GRIEVANCE_AT_WORK_JA,
  ...LODGER_NOTICE_SCOTLAND_JA,
  ...LODGER_NOTICE_NORTHERN_IRELAND_JA,
  ...LODGER_NOTICE_JA,
  ...SHOP_LEASE_JA,
  ...PREGNANCY_AT_WORK_JA,
  ...DISMISSAL_NORTHERN_IRELAND_JA,
  ...RENT_RISES_JA,
  ...ENERGY_BREATHING_SPACE_JA,
  ...DISMISSAL_REASONS_JA,
}
