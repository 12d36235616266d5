/** The United Kingdom in Spanish: rows about homes and work. */
import type { Words } from '@plainletter/contracts/rule'

import { COUNCIL_TENANCY_ES } from './council-tenancy.ts'
import { DEBT_PLAN_SCOTLAND_ES } from './debt-plan-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_ES } from './dismissal-northern-ireland.ts'
import { DISMISSAL_REASONS_ES } from './dismissal-reasons.ts'
import { DISMISSAL_RIGHTS_ES } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_ES } from './dismissal-steps.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENERGY_BREATHING_SPACE_ES } from './energy-breathing-space.ts'
import { EVICTION_FACTS_ES } from './eviction-facts.ts'
import { EVICTION_NATIONS_ES } from './eviction-nations.ts'
import { EVICTION_NOTICE_ES } from './eviction-notice.ts'
import { EVICTION_ORDER_ES } from './eviction-order.ts'
import { EVICTION_RIGHTS_ES } from './eviction-rights.ts'
import { EVICTION_SPECIAL_ES } from './eviction-special.ts'
import { EVICTION_STEPS_ES } from './eviction-steps.ts'
import { EXIT_AGREEMENT_ES } from './exit-agreement.ts'
import { GRIEVANCE_AT_WORK_ES } from './grievance-at-work.ts'
import { GROUND_RENT_ES } from './ground-rent.ts'
import { HEARING_AT_WORK_PAPERS_ES } from './hearing-at-work.ts'
import { ILLNESS_AT_WORK_ES } from './illness-at-work.ts'
import { LANDLORD_DUTIES_ES } from './landlord-duties.ts'
import { LETTERS_BEFORE_STEPS_ES } from './letters-before-steps.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_ES } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_ES } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_ES } from './lodger-notice.ts'
import { NAMED_LAW_RIGHTS_ES } from './named-law-rights.ts'
import { PREGNANCY_AT_WORK_ES } from './pregnancy-at-work.ts'
import { REDUNDANCY_PAY_ES } from './redundancy-pay.ts'
import { RENT_ARREARS_ES } from './rent-arrears.ts'
import { RENT_RISES_ES } from './rent-rises.ts'
import { REPORTING_WRONGS_ES } from './reporting-wrongs.ts'
import { SERVICE_CHARGE_SCOTLAND_ES } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_ES } from './service-charge.ts'
import { SHOP_LEASE_ES } from './shop-lease.ts'
import { SUSPENSION_AT_WORK_ES } from './suspension-at-work.ts'
import { TRANSFER_OF_A_JOB_ES } from './transfer-of-a-job.ts'
import { WARNING_AT_WORK_ES } from './warning-at-work.ts'

export const HOME_AND_WORK_WORDS_ES: Words = {
  ...NAMED_LAW_RIGHTS_ES,
  ...GROUND_RENT_ES,
  ...DISMISSAL_STEPS_ES,
  ...DISMISSAL_RIGHTS_ES,
  ...DISMISSAL_ES,
  ...EVICTION_STEPS_ES,
  ...EVICTION_RIGHTS_ES,
  ...EVICTION_FACTS_ES,
  ...RENT_ARREARS_ES,
  ...EVICTION_NOTICE_ES,
  ...EVICTION_ORDER_ES,
  ...EVICTION_SPECIAL_ES,
  ...COUNCIL_TENANCY_ES,
  ...EVICTION_NATIONS_ES,
  ...LETTERS_BEFORE_STEPS_ES,
  ...SERVICE_CHARGE_SCOTLAND_ES,
  ...SERVICE_CHARGE_ES,
  ...WARNING_AT_WORK_ES,
  ...SUSPENSION_AT_WORK_ES,
  ...HEARING_AT_WORK_PAPERS_ES,
  ...EXIT_AGREEMENT_ES,
  ...LANDLORD_DUTIES_ES,
  ...TRANSFER_OF_A_JOB_ES,
  ...REDUNDANCY_PAY_ES,
  ...ILLNESS_AT_WORK_ES,
  ...REPORTING_WRONGS_ES,
  ...DEBT_PLAN_SCOTLAND_ES,
  ...GRIEVANCE_AT_WORK_ES,
  ...LODGER_NOTICE_SCOTLAND_ES,
  ...LODGER_NOTICE_NORTHERN_IRELAND_ES,
  ...LODGER_NOTICE_ES,
  ...SHOP_LEASE_ES,
  ...PREGNANCY_AT_WORK_ES,
  ...DISMISSAL_NORTHERN_IRELAND_ES,
  ...RENT_RISES_ES,
  ...ENERGY_BREATHING_SPACE_ES,
  ...DISMISSAL_REASONS_ES,
}
